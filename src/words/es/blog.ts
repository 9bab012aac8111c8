import type { words as english } from '../en/blog';

export const words: typeof english = {
  olderPosts: 'Entradas anteriores',
  neighbours: { previous: 'Anterior', next: 'Posterior' },
  minutesToRead: (minutes) => (minutes === 1 ? 'Un minuto de lectura' : `${minutes} minutos de lectura`),
  tags: 'Etiquetas',
  tagsDescription: (author) => `De qué escribe ${author} en el blog, por etiquetas, cada una con su canal.`,
  postsOn: (tag) => `Entradas sobre ${tag}`,
  postsOnDescription: (author, tag) =>
    `Todas las entradas de ${author} sobre ${tag}, primero las más recientes, con su canal.`,
  follow: 'Seguirlas por RSS',
  postsOf: (year) => `Entradas de ${year}`,
  postsOfDescription: (author, year) =>
    `Los títulos de todas las entradas de ${author} en ${year}, primero las más recientes.`,
  archive: 'Archivo',
  moreTags: 'Más etiquetas',
  allTags: 'Todas las etiquetas',
};
