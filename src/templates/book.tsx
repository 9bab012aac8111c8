import { graphql, type PageProps } from 'gatsby';
import { words } from 'site-words';
import { BookHeader } from '../components/BookHeader';
import { BookText } from '../components/BookText';
import { BuiltHtml } from '../components/BuiltHtml';
import { CoverStrip } from '../components/CoverRow';
import { Neighbours } from '../components/Neighbours';
import { OtherFormat } from '../components/OtherFormat';
import { StoriesIn } from '../components/StoriesIn';
import { useSite } from '../hooks/useSite';
import { byEntryId } from '../lib/byEntryId';
import type { LanguageContext } from '../lib/spoken';

export { BookHead as Head } from '../components/BookHead';

/** What `src/content/model/coverPages.ts` gives each page. */
interface BookContext extends LanguageContext {
  /** The days of release that are to come. */
  readonly ahead: readonly string[];
  /** The parts of its series in their order, by their `entryId`. */
  readonly parts: readonly string[];
}

/** A book, an audiobook or an anthology at its own address. */
export default function BookPage({
  data: { book, excerpt, allSeries, parts, contains, containedIn, others, otherForm, ...more },
  pageContext,
}: PageProps<Queries.BookPageQuery, BookContext>) {
  const { site } = useSite();
  if (!book) return null;
  const named = [...(more.original ? [more.original] : []), ...more.translations.nodes];
  return (
    <article>
      <BookHeader
        book={book}
        series={allSeries.nodes}
        languages={pageContext.languages?.html}
        original={more.original}
        translations={more.translations.nodes}
      >
        <BookText book={book} excerpt={excerpt} ahead={pageContext.ahead} named={named} />
        {otherForm && <OtherFormat book={otherForm} />}
      </BookHeader>
      <CoverStrip id="contains" heading={words.contains} books={contains.nodes} />
      {more.allStory.nodes.length > 0 && <StoriesIn stories={more.allStory.nodes} />}
      <CoverStrip id="contained" heading={words.containedIn} books={containedIn.nodes} />
      {parts.nodes.length > 1 && (
        <CoverStrip
          id="series"
          heading={words.inThisSeries}
          books={byEntryId(parts.nodes, pageContext.parts)}
        />
      )}
      <CoverStrip id="others" heading={words.alsoBy(site.author)} books={others.nodes} />
      <BuiltHtml html={more.site?.newsletterHtml} />
      <Neighbours previous={more.previous} next={more.next} />
    </article>
  );
}

export const query = graphql`
  query BookPage(
    $entryId: String!
    $series: [String!]!
    $parts: [String!]!
    $excerpt: String!
    $contains: [String!]!
    $stories: [String!]!
    $containedIn: [String!]!
    $others: [String!]!
    $otherForm: String!
    $original: String!
    $translations: [String!]!
    $above: String!
    $previous: String!
    $next: String!
  ) {
    book: coverEntry(entryId: { eq: $entryId }) {
      ...BookHead
      ...BookHeader
      ...BookText
    }
    excerpt(slug: { eq: $excerpt }) {
      ...BookTextExcerpt
    }
    allSeries(filter: { slug: { in: $series } }, sort: { jsonId: ASC }) {
      nodes {
        title
        slug
      }
    }
    parts: allCoverEntry(
      filter: { entryId: { in: $parts } }
      sort: [{ jsonId: ASC }, { internal: { type: DESC } }]
    ) {
      nodes {
        ...CoverRow
      }
    }
    contains: allCoverEntry(
      filter: { entryId: { in: $contains } }
      sort: [{ jsonId: ASC }, { internal: { type: DESC } }]
    ) {
      nodes {
        __typename
        ...CoverRow
      }
    }
    allStory(filter: { entryId: { in: $stories } }, sort: { title: ASC }) {
      nodes {
        __typename
        entryId
        ...StoryLink
      }
    }
    containedIn: allCoverEntry(
      filter: { entryId: { in: $containedIn } }
      sort: [{ jsonId: ASC }, { internal: { type: DESC } }]
    ) {
      nodes {
        ...CoverRow
      }
    }
    others: allCoverEntry(
      filter: { entryId: { in: $others } }
      sort: [{ jsonId: ASC }, { internal: { type: DESC } }]
    ) {
      nodes {
        ...CoverRow
      }
    }
    otherForm: coverEntry(entryId: { eq: $otherForm }) {
      __typename
      title
      pagePath
      ...OtherFormat
    }
    original: coverEntry(entryId: { eq: $original }) {
      ...Translated
    }
    translations: allCoverEntry(
      filter: { entryId: { in: $translations } }
      sort: [{ jsonId: ASC }, { internal: { type: DESC } }]
    ) {
      nodes {
        ...Translated
      }
    }
    site: siteSettings {
      newsletterHtml(at: book)
    }
    above: page(slug: { eq: $above }) {
      title
    }
    previous: coverEntry(entryId: { eq: $previous }) {
      title
      pagePath
      translation {
        language
      }
    }
    next: coverEntry(entryId: { eq: $next }) {
      title
      pagePath
      translation {
        language
      }
    }
  }
`;
