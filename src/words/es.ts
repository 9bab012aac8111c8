import { announced } from './announced';
import { countedIn } from './counted';
import type { Words } from './words';

const counted = countedIn('es');

export const words: Words = {
  skipToContent: 'Saltar al contenido',
  pages: 'Páginas',
  menu: 'Menú',
  contact: 'Contacto',
  nothingYet: 'Aquí todavía no hay nada.',
  moreCovers: 'Más portadas',
  page: (number) => `Página ${number}`,
  play: 'Reproducir',
  show: 'Mostrar',
  download: 'Descargar',
  repository: 'Repositorio',
  liveSite: 'Sitio web',
  of: (title) => `de ${title}`,
  announce: announced((page) => `Página abierta: ${page}`),
  duration: ({ years, months, days }) =>
    [
      counted(years, { one: 'año', other: 'años' }),
      counted(months, { one: 'mes', other: 'meses' }),
      counted(days, { one: 'día', other: 'días' }),
    ].join(' '),
};
