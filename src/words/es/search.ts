import { countedIn } from '../counted';
import type { words as english } from '../en/search';

const counted = countedIn('es');

export const words: typeof english = {
  title: 'Buscar',
  description: (author) =>
    `Busca una palabra en los libros, las sagas, las entradas y las páginas de ${author}, o recorre la lista de todos los títulos.`,
  allTitles: 'Todo lo que hay en este sitio, por títulos.',
  field: 'Título, nombre, palabra',
  submit: 'Buscar',
  kinds: {
    book: { one: 'Libro', other: 'Libros' },
    audiobook: { one: 'Audiolibro', other: 'Audiolibros' },
    anthology: { one: 'Antología', other: 'Antologías' },
    story: { one: 'Relato', other: 'Relatos' },
    series: { one: 'Saga', other: 'Sagas' },
    post: { one: 'Entrada', other: 'Entradas' },
    page: { one: 'Página', other: 'Páginas' },
  },
  found: (count, query) => `${counted(count, { one: 'resultado', other: 'resultados' })} para «${query}»`,
  foundMore: (shown, count, query) => `Los primeros ${shown} de ${count} resultados para «${query}»`,
  nothing: (query) => `Nada encontrado para «${query}»`,
  help: 'Prueba con menos palabras, o solo con el principio de una. La ortografía y los acentos no tienen que ser exactos. Abajo está todo lo que hay.',
  loading: 'Buscando…',
  failed: 'No se han podido cargar los textos que se buscan. Abajo está todo lo que hay, por títulos.',
  slashKey: 'La tecla / lleva aquí desde cualquier página',
};
