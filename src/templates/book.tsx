import { graphql, type PageProps } from 'gatsby';
import { words } from 'site-words';
import { AudioSample } from '../components/AudioSample';
import { BookForm } from '../components/BookForm';
import { BookHeader } from '../components/BookHeader';
import * as styles from '../components/BookText.module.css';
import { BuyButton } from '../components/BuyButton';
import { CoverStrip } from '../components/CoverStrip';
import { Editions } from '../components/Editions';
import { Fold } from '../components/Fold';
import { Neighbours } from '../components/Neighbours';
import { Paragraphs } from '../components/Paragraphs';
import { Praise } from '../components/Praise';
import { Prose } from '../components/Prose';
import { useIsAhead } from '../hooks/useIsAhead';
import { useSite } from '../hooks/useSite';

export { BookHead as Head } from '../components/BookHead';

/** What `src/build/bookPages.ts` gives each page. */
interface BookContext {
  /** The days of release that are to come. */
  readonly ahead: readonly string[];
}

/** A book, an audiobook or an anthology at its own address. */
export default function BookPage({
  data: { book, excerpt, series, parts, others, otherForm, previous, next },
  pageContext: { ahead },
}: PageProps<Queries.BookPageQuery, BookContext>) {
  const { site } = useSite();
  const isAhead = useIsAhead(ahead);
  if (!book) return null;
  const { about, link, linkHost, affiliate } = book;
  const editions = book.editions ?? [];
  const isAffiliate = Boolean(affiliate);
  const hasAffiliate =
    isAffiliate || editions.some(({ retailers }) => retailers?.some((one) => one.affiliate));
  const days = editions.flatMap(({ released }) => released ?? []);
  return (
    <article>
      <BookHeader book={book} series={series}>
        <BookForm book={book} />
        <div className={styles.text}>
          <BuyButton
            link={link}
            retailer={linkHost}
            isAffiliate={isAffiliate}
            isAhead={days.length > 0 && days.every(isAhead)}
          />
          {about && <Paragraphs text={about.blurb} />}
          {about?.praise && about.praise.length > 0 && <Praise quotations={about.praise} />}
          {book.__typename === 'Audiobook' && <AudioSample book={book} />}
          {editions.length > 0 && <Editions editions={editions} isAhead={isAhead} />}
          {hasAffiliate && <p className={styles.note}>{words.affiliateNote}</p>}
          <div>
            {excerpt && (
              <Fold summary={`${words.excerpt}: ${excerpt.title}`}>
                <Prose html={excerpt.html} isStory />
              </Fold>
            )}
            {about?.notes && (
              <Fold summary={words.contentNotes}>
                <p>{about.notes}</p>
              </Fold>
            )}
          </div>
        </div>
      </BookHeader>
      {otherForm && (
        <CoverStrip
          id="other-form"
          heading={otherForm.__typename === 'Audiobook' ? words.alsoToHear : words.alsoToRead}
          books={[otherForm]}
        />
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
    $id: String!
    $collection: String!
    $series: String!
    $excerpt: String!
    $others: [String!]!
    $otherForm: String!
    $above: String!
    $previous: String!
    $next: String!
  ) {
    book: coverEntry(id: { eq: $id }) {
      __typename
      link
      linkHost
      affiliate
      about {
        blurb
        notes
        praise {
          quote
          source
        }
      }
      ...BookHead
      ...BookHeader
      ...BookForm
      ...AudioSample
      ...Editions
    }
    excerpt(slug: { eq: $excerpt }) {
      slug
      title
      html
    }
    series(slug: { eq: $series }) {
      title
      slug
    }
    parts: allCoverEntry(
      filter: { series: { name: { eq: $series } }, internal: { type: { eq: $collection } } }
      sort: { series: { position: ASC } }
    ) {
      nodes {
        ...CoverRow
      }
    }
    others: allCoverEntry(filter: { id: { in: $others } }, sort: { jsonId: ASC }) {
      nodes {
        ...CoverRow
      }
    }
    otherForm: coverEntry(id: { eq: $otherForm }) {
      __typename
      pagePath
      ...CoverRow
    }
    above: page(slug: { eq: $above }) {
      title
    }
    previous: coverEntry(id: { eq: $previous }) {
      title
      pagePath
    }
    next: coverEntry(id: { eq: $next }) {
      title
      pagePath
    }
  }
`;
