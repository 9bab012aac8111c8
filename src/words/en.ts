import type { Words } from './words';

export const words: Words = {
  skipToContent: 'Skip to content',
  pages: 'Pages',
  menu: 'Menu',
  contact: 'Contact',
  nothingYet: 'Nothing here yet.',
  moreCovers: 'More covers',
  page: (number) => `Page ${number}`,
  play: 'Play',
  show: 'Show',
  download: 'Download',
  repository: 'Repository',
  liveSite: 'Live site',
  announce: () => undefined,
  // To the letter, '1 Years' too (docs/requirements.md).
  of: (title) => `of ${title}`,
  duration: ({ years, months, days }) => `${years} Years ${months} Months ${days} Days`,
};
