import type { words as english } from '../en/bibliography';

export const words: typeof english = {
  forms: {
    novel: { one: 'Novela', other: 'Novelas' },
    novella: { one: 'Novela corta', other: 'Novelas cortas' },
    novelette: { one: 'Relato largo', other: 'Relatos largos' },
    'short-story': { one: 'Cuento', other: 'Cuentos' },
    flash: { one: 'Microrrelato', other: 'Microrrelatos' },
    poem: { one: 'Poema', other: 'Poemas' },
    essay: { one: 'Ensayo', other: 'Ensayos' },
    collection: { one: 'Colección', other: 'Colecciones' },
    omnibus: { one: 'Volumen conjunto', other: 'Volúmenes conjuntos' },
    poetry: { one: 'Poesía', other: 'Poesía' },
    nonfiction: { one: 'No ficción', other: 'No ficción' },
    book: { one: 'Libro', other: 'Libros' },
    anthology: { one: 'Antología', other: 'Antologías' },
    audiobook: { one: 'Audiolibro', other: 'Audiolibros' },
  },
  quoted: (title) => `«${title}»`,
  wordCount: (count) => `${count.toLocaleString('es')} palabras`,
  findAt: (host) => `En ${host}`,
  alsoIn: 'También en',
  collectedIn: 'Incluido en',
  show: 'Mostrar',
  allForms: 'Todo',
  withoutYear: 'Sin año',
  firstIn: (year) => `Publicado por primera vez en ${year}`,
  firstInDescription: (author, year) =>
    `Lo que ${author} publicó por primera vez en ${year}, con forma y extensión, para votaciones de premios.`,
  forBallots: 'Para votaciones de premios:',
};
