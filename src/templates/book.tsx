import { graphql, type PageProps } from 'gatsby';
import { words } from 'site-words';
import { BookHeader } from '../components/BookHeader';
import { BookText } from '../components/BookText';
import { CoverStrip } from '../components/CoverRow';
import { Neighbours } from '../components/Neighbours';
import { OtherFormat } from '../components/OtherFormat';
import { useSite } from '../hooks/useSite';

export { BookHead as Head } from '../components/BookHead';

/** What `src/content/model/coverPages.ts` gives each page. */
interface BookContext {
  /** The days of release that are to come. */
  readonly ahead: readonly string[];
}

/** A book, an audiobook or an anthology at its own address. */
export default function BookPage({
  data: { book, excerpt, series, parts, contains, containedIn, others, otherForm, previous, next },
  pageContext: { ahead },
}: PageProps<Queries.BookPageQuery, BookContext>) {
  const { site } = useSite();
  if (!book) return null;
  return (
    <article>
      <BookHeader book={book} series={series}>
        <BookText book={book} excerpt={excerpt} ahead={ahead} />
        {otherForm && <OtherFormat book={otherForm} />}
      </BookHeader>
      {contains.nodes.length > 0 && (
        <CoverStrip id="contains" heading={words.contains} books={contains.nodes} />
      )}
      {containedIn.nodes.length > 0 && (
        <CoverStrip id="contained" heading={words.containedIn} books={containedIn.nodes} />
      )}
      {parts.nodes.length > 1 && <CoverStrip id="series" heading={words.inThisSeries} books={parts.nodes} />}
      {others.nodes.length > 0 && (
        <CoverStrip id="others" heading={words.alsoBy(site.author)} books={others.nodes} />
      )}
      <Neighbours previous={previous} next={next} />
    </article>
  );
}

export const query = graphql`
  query BookPage(
    $entryId: String!
    $collection: String!
    $series: String!
    $excerpt: String!
    $contains: [String!]!
    $containedIn: [String!]!
    $others: [String!]!
    $otherForm: String!
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
    series(slug: { eq: $series }) {
      title
      slug
    }
    parts: allCoverEntry(
      filter: { series: { name: { eq: $series } }, internal: { type: { eq: $collection } } }
      sort: [{ series: { position: ASC } }, { jsonId: ASC }]
    ) {
      nodes {
        ...CoverRow
      }
    }
    contains: allCoverEntry(filter: { entryId: { in: $contains } }, sort: { jsonId: ASC }) {
      nodes {
        __typename
        ...CoverRow
      }
    }
    containedIn: allCoverEntry(filter: { entryId: { in: $containedIn } }, sort: { jsonId: ASC }) {
      nodes {
        ...CoverRow
      }
    }
    others: allCoverEntry(filter: { entryId: { in: $others } }, sort: { jsonId: ASC }) {
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
    above: page(slug: { eq: $above }) {
      title
    }
    previous: coverEntry(entryId: { eq: $previous }) {
      title
      pagePath
    }
    next: coverEntry(entryId: { eq: $next }) {
      title
      pagePath
    }
  }
`;
