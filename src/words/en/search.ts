import type { SearchWords } from '../types';

export const words: SearchWords = {
  title: 'Search',
  description: (author) =>
    `Look through the books, series, posts and pages of ${author} for a word, or down the list of all titles.`,
  allTitles: 'All there is on this site, by title.',
  field: 'Title, name or word',
  submit: 'Search',
  many: {
    book: 'Books',
    audiobook: 'Audiobooks',
    anthology: 'Anthologies',
    series: 'Series',
    post: 'Posts',
    page: 'Pages',
  },
  one: {
    book: 'Book',
    audiobook: 'Audiobook',
    anthology: 'Anthology',
    series: 'Series',
    post: 'Post',
    page: 'Page',
  },
  found: (count, query) => `${count} ${count === 1 ? 'result' : 'results'} for “${query}”`,
  foundMore: (shown, count, query) => `The first ${shown} of ${count} results for “${query}”`,
  nothing: (query) => `Nothing found for “${query}”`,
  help: 'Try fewer words, or only the beginning of one. Spelling and accents need not be exact. Below is all there is.',
  loading: 'Looking…',
  failed: 'The texts to be searched could not be loaded. Below is all there is, by title.',
  slashKey: 'The / key leads here from every page',
};
