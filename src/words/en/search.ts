/** What the page says on which the site is searched. */
export const words = {
  title: 'Search',
  description: (author: string) =>
    `Look through the books, series, posts and pages of ${author} for a word, or down the list of all titles.`,
  /** Before the list of all titles. */
  allTitles: 'All there is on this site, by title.',
  field: 'Title, name or word',
  submit: 'Search',
  /** What is found: `one` beside a title, `other` above the titles of a kind. */
  kinds: {
    book: { one: 'Book', other: 'Books' },
    audiobook: { one: 'Audiobook', other: 'Audiobooks' },
    anthology: { one: 'Anthology', other: 'Anthologies' },
    story: { one: 'Story', other: 'Stories' },
    series: { one: 'Series', other: 'Series' },
    post: { one: 'Post', other: 'Posts' },
    page: { one: 'Page', other: 'Pages' },
  },
  found: (count: number, query: string) => `${count} ${count === 1 ? 'result' : 'results'} for “${query}”`,
  /** Where more were found than are listed. */
  foundMore: (shown: number, count: number, query: string) =>
    `The first ${shown} of ${count} results for “${query}”`,
  nothing: (query: string) => `Nothing found for “${query}”`,
  /** What to try where nothing was found. */
  help: 'Try fewer words, or only the beginning of one. Spelling and accents need not be exact. Below is all there is.',
  loading: 'Looking…',
  failed: 'The texts to be searched could not be loaded. Below is all there is, by title.',
  /** The box by which the key that leads here is switched off; the key stands in the place of {key}. */
  slashKey: 'The / key leads here from every page',
};
