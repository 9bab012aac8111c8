/** Where catalogues have a work and a person: what stands before what they call them. */
const catalogues = {
  isfdb: {
    work: 'https://www.isfdb.org/cgi-bin/title.cgi?',
    author: 'https://www.isfdb.org/cgi-bin/ea.cgi?',
  },
  wikidata: { work: 'https://www.wikidata.org/wiki/', author: 'https://www.wikidata.org/wiki/' },
  openLibrary: { work: 'https://openlibrary.org/works/', author: 'https://openlibrary.org/authors/' },
  goodreads: {
    work: 'https://www.goodreads.com/book/show/',
    author: 'https://www.goodreads.com/author/show/',
  },
  libraryThing: {
    work: 'https://www.librarything.com/work/',
    author: 'https://www.librarything.com/author/',
  },
} as const;

export type Catalogue = keyof typeof catalogues;

export type Identifiers = Readonly<Partial<Record<Catalogue, string | null>>>;

/** The names of the catalogues, as entries have them. */
export const catalogueNames = Object.keys(catalogues) as Catalogue[];

/** The addresses at which catalogues have a work or an author. */
export const addressesOf = (identifiers: Identifiers | null, of: 'work' | 'author'): string[] =>
  catalogueNames.flatMap((name) => {
    const id = identifiers?.[name];
    return id ? [catalogues[name][of] + id] : [];
  });
