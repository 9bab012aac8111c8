import type { words as english } from '../en/blog';

export const words: typeof english = {
  olderPosts: 'Ältere Beiträge',
  neighbours: { previous: 'Früher', next: 'Später' },
  minutesToRead: (minutes) => (minutes === 1 ? 'Eine Minute zu lesen' : `${minutes} Minuten zu lesen`),
  tags: 'Schlagwörter',
  tagsDescription: (author) =>
    `Worüber ${author} im Blog schreibt, nach Schlagwörtern, jedes mit einem Feed.`,
  postsOn: (tag) => `Beiträge zu: ${tag}`,
  postsOnDescription: (author, tag) =>
    `Alle Beiträge von ${author} zu: ${tag}, die neuesten zuerst, mit einem Feed.`,
  follow: 'Diesen per RSS folgen',
  postsOf: (year) => `Beiträge aus ${year}`,
  postsOfDescription: (author, year) =>
    `Die Titel aller Beiträge von ${author} aus dem Jahr ${year}, die neuesten zuerst.`,
  archive: 'Archiv',
  moreTags: 'Weitere Schlagwörter',
  allTags: 'Alle Schlagwörter',
};
