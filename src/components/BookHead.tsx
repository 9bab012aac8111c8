import { graphql, type HeadProps } from 'gatsby';
import { words } from 'site-words';
import { words as works } from 'site-words/works';
import { honoursOf } from '../lib/awards';
import { beginning } from '../lib/text';
import { bookThings } from '../lib/linkedData/book';
import type { LanguageContext } from '../lib/spoken';
import { PageHead } from './PageHead';

interface BookHeadContext extends LanguageContext {
  readonly above: string;
}

/** How much of a blurb search results show. */
const mostCharacters = 160;

/** The head of a book. */
export function BookHead({ data, location, pageContext }: HeadProps<Queries.BookPageQuery, BookHeadContext>) {
  const { book, above, otherForm, allSeries, contains, allStory, original, translations } = data;
  if (!book) return null;
  // A book and its recording have the same title, and pages of their own.
  const title = book.__typename === 'Audiobook' ? `${book.title} · ${words.formats.audiobook}` : book.title;
  const description = beginning(book.about?.blurb ?? '', mostCharacters);
  const linked = {
    honours: honoursOf(book.awards, works),
    contains: [...contains.nodes, ...allStory.nodes],
    original,
    translations: translations.nodes,
  };
  const isBelowHome = pageContext.above === 'books';
  return (
    <PageHead
      location={location}
      pageContext={pageContext}
      data={{ page: { ...book, title, description } }}
      type="book"
      {...(above && !isBelowHome && { above: [{ name: above.title, path: `/${pageContext.above}/` }] })}
      things={(site) => bookThings(site, { ...book, ...linked }, description, otherForm, allSeries.nodes)}
    />
  );
}

export const fragment = graphql`
  fragment BookHead on CoverEntry {
    __typename
    title
    pagePath
    shareImage
    ...Translations
    image {
      publicURL
    }
    about {
      subtitle
      blurb
    }
    ...CoverPlaces
    editions {
      title
      language
      format
      released
      pages
      minutes
      isbn
      publisher
      translator
      narrator
    }
    awards {
      ...AwardInWords
    }
    identifiers {
      ...InCatalogues
    }
    ...BookCredits
  }
`;

export const cataloguesFragment = graphql`
  fragment InCatalogues on WorkIdentifiers {
    isfdb
    wikidata
    openLibrary
    goodreads
    libraryThing
  }
`;
