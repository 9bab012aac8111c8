/** Where catalogues have a work and a person, by what they call them. */
const catalogues = {
  isfdb: {
    work: (id: string) => `https://www.isfdb.org/cgi-bin/title.cgi?${id}`,
    author: (id: string) => `https://www.isfdb.org/cgi-bin/ea.cgi?${id}`,
  },
  wikidata: {
    work: (id: string) => `https://www.wikidata.org/wiki/${id}`,
    author: (id: string) => `https://www.wikidata.org/wiki/${id}`,
  },
  openLibrary: {
    work: (id: string) => `https://openlibrary.org/works/${id}`,
    author: (id: string) => `https://openlibrary.org/authors/${id}`,
  },
  goodreads: {
    work: (id: string) => `https://www.goodreads.com/book/show/${id}`,
    author: (id: string) => `https://www.goodreads.com/author/show/${id}`,
  },
  libraryThing: {
    work: (id: string) => `https://www.librarything.com/work/${id}`,
    author: (id: string) => `https://www.librarything.com/author/${id}`,
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
    return id ? [catalogues[name][of](id)] : [];
  });
