interface InLanguage {
  /** Its code; null where it is that of the site. */
  readonly language: string | null;
}

const withoutRegion = (code: string): string => code.split('-')[0] ?? code;

/** Whether an edition is in another language than the site, given its code. That of another country is none. */
export const isTranslation = ({ language }: InLanguage, siteLanguage: string): boolean =>
  language !== null && withoutRegion(language) !== withoutRegion(siteLanguage);

/** Editions by their languages, that of the site first, as null; the others in the order in which they come. */
export const editionsByLanguage = <One extends InLanguage>(
  editions: readonly One[],
  siteLanguage: string,
): { readonly language: string | null; readonly editions: readonly One[] }[] => {
  const languageOf = (edition: One): string | null =>
    isTranslation(edition, siteLanguage) ? edition.language : null;
  const languages = new Set([null, ...editions.map(languageOf)]);
  return [...languages].flatMap((language) => {
    const found = editions.filter((edition) => languageOf(edition) === language);
    return found.length ? [{ language, editions: found }] : [];
  });
};

type Told = Pick<Queries.CoverEntryEditions, 'format' | 'isbn' | 'released'>;

/** By what an edition is told from the others of its book. */
export const editionKey = ({ format, isbn, released }: Told): string => `${format} ${isbn ?? released ?? ''}`;
