import { listed } from '../../lib/text';
import type { words as english } from '../en/works';

export const words: typeof english = {
  listed: (names) => listed(names, 'y'),
  by: (names) => `De ${names}`,
  withStory: (author, story) => `Con «${story}» de ${author}`,
  editedBy: (editor) => `Edición de ${editor}`,
  translatedBy: (names) => `Traducción de ${names}`,
  readBy: (narrator) => `Leído por ${narrator}`,
  illustratedBy: (names) => `Ilustraciones de ${names}`,
  introducedBy: (names) => `Con una introducción de ${names}`,
  original: 'Texto original',
  announcedFor: 'Anunciado:',
  firstPublished: 'Primera publicación:',
  inLibraries: 'En bibliotecas:',
  shopsIn: 'Librerías en',
  allCountries: 'todos los países',
  storiesIn: 'Los relatos que contiene',
  awards: 'Premios',
  results: {
    won: 'Ganador',
    finalist: 'Finalista',
    nominated: 'Nominado',
    longlisted: 'Preseleccionado',
    'years-best': 'Lo mejor del año',
  },
  distributedBy: (name) => `Distribuye ${name}`,
  subjects: 'Materias',
};
