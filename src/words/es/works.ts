import type { words as english } from '../en/works';

export const words: typeof english = {
  listed: (names) =>
    names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} y ${names.at(-1)}`,
  by: (names) => `De ${names}`,
  withStory: (author, story) => `Con «${story}» de ${author}`,
  editedBy: (editor) => `Edición de ${editor}`,
  translatedBy: (names) => `Traducción de ${names}`,
  readBy: (narrator) => `Leído por ${narrator}`,
  illustratedBy: (names) => `Ilustraciones de ${names}`,
  introducedBy: (names) => `Con una introducción de ${names}`,
  awards: 'Premios',
  results: {
    won: 'Ganador',
    finalist: 'Finalista',
    nominated: 'Nominado',
    longlisted: 'Preseleccionado',
    'years-best': 'Lo mejor del año',
  },
};
