import { graphql } from 'gatsby';
import { words } from 'site-words/works';
import { BookLink } from './BookLink';

export interface TranslationsProps {
  readonly book: Queries.TranslationsFragment;
  /** Of what it is a translation. */
  readonly original: Queries.TranslatedFragment | null;
  /** Those of its translations that have entries of their own. */
  readonly translations: readonly Queries.TranslatedFragment[];
}

/** Of what a book is a translation, or the translations that there are of it. */
export function Translations({ book, original, translations }: TranslationsProps) {
  return (
    <>
      {original && (
        <p className="soft">
          {book.translation?.languageInWords}. {words.original}: <BookLink book={original} />
        </p>
      )}
      {translations.map((translation) => (
        <p className="soft" key={translation.entryId}>
          {translation.translation?.languageInWords}: <BookLink book={translation} />
        </p>
      ))}
    </>
  );
}

export const fragment = graphql`
  fragment Translations on CoverEntry {
    translation {
      language
      languageInWords
    }
  }
`;

export const translatedFragment = graphql`
  fragment Translated on CoverEntry {
    __typename
    entryId
    ...BookLink
    ...Translations
  }
`;
