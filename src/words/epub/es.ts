import type { EpubWords } from './words';

export const words: EpubWords = {
  takeAlong: (size) => `Para llevar: EPUB, ${size}`,
  allExcerpts: (size) => `Todos los fragmentos en un libro: EPUB, ${size}`,
  catalogue: 'Catálogo para aplicaciones de lectura (OPDS)',
  catalogueOf: (site) => `${site}: para llevar`,
  story: 'Un relato',
  excerpt: 'Un fragmento',
  sampler: 'Primeras páginas',
  samplerDescription: (author) => `Los comienzos de libros de ${author}, en uno para llevar.`,
  cover: 'Cubierta',
  titlePage: 'Portada',
  contents: 'Índice',
  notes: 'Notas',
  backToText: 'Volver al texto',
  more: 'Más',
  booksBy: (author) => `Libros de ${author}`,
  soldAt: 'El libro entero se vende aquí:',
  thePage: (title) => `Sobre ${title}`,
  setIn: (typeface) => `Compuesto en ${typeface}, bajo la SIL Open Font License 1.1.`,
  coverOf: (title, author) => `La cubierta de ${title}, de ${author}`,
  accessible:
    'Todo es texto que puede ampliarse, recomponerse y leerse en voz alta, en su orden. Las imágenes están descritas.',
};
