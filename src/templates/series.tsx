import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { words } from 'site-words';
import { AffiliateNote, BookLink } from '../components/BookLink';
import { PageHead } from '../components/PageHead';
import { PageText } from '../components/PageText';
import { ReadingOrders } from '../components/ReadingOrders';
import { SeriesChecklist } from '../components/SeriesChecklist';
import * as styles from '../components/Series.module.css';
import { seriesThings } from '../lib/linkedData/things';
import { allSeriesRoute } from '../lib/routes';
import { type Part, partsAmong } from '../lib/series';

/** What `src/content/model/seriesPages.ts` gives each page. */
interface SeriesContext {
  /** The days of release that are to come. */
  readonly ahead: readonly string[];
  /** Its parts, by their `entryId`. */
  readonly parts: readonly string[];
}

/** The first whole part: what is told before it, as 0.5, is read better after it. Without numbers it is the first. */
const firstPart = <Work,>(parts: readonly Part<Work>[]): Work | undefined =>
  (parts.find(({ position }) => (position ?? 0) >= 1) ?? parts[0])?.work;

const worksIn = ({ covers, allStory }: Queries.SeriesPageQuery) => [...covers.nodes, ...allStory.nodes];

const partsIn = (data: Queries.SeriesPageQuery, { parts }: SeriesContext) =>
  partsAmong(
    worksIn(data).filter(({ entryId }) => parts.includes(entryId)),
    data.page?.slug ?? '',
  );

/** A series, in the order in which it is read. */
export default function SeriesPage({ data, pageContext }: PageProps<Queries.SeriesPageQuery, SeriesContext>) {
  const { page, volumes, begin } = data;
  if (!page) return null;
  const parts = partsIn(data, pageContext);
  // A story between books is no place to begin, where there are books.
  const first =
    begin ?? firstPart(parts.filter(({ work }) => work.__typename !== 'Story')) ?? firstPart(parts);
  return (
    <>
      <PageText title={page.title} html={page.html} />
      <div className="column space-l">
        <p className={`${styles.status} soft space-s`}>
          {page.status === 'complete' ? words.complete : words.ongoing}{' '}
          {first && (
            <>
              {words.beginWith} <BookLink book={first} />.
            </>
          )}
        </p>
        <SeriesChecklist series={page.slug} parts={parts} ahead={pageContext.ahead} />
        {volumes.nodes.length > 0 && (
          <p className="row space-s">
            <span className="soft">{words.inOneVolume}</span>
            {volumes.nodes.map((book) => (
              <BookLink key={book.entryId} book={book} />
            ))}
          </p>
        )}
        <ReadingOrders orders={page.orders} parts={parts.map(({ work }) => work)} works={worksIn(data)} />
        <AffiliateNote books={[...worksIn(data), ...volumes.nodes]} />
      </div>
    </>
  );
}

/** The head of a series. */
export function Head(props: HeadProps<Queries.SeriesPageQuery, SeriesContext>) {
  return (
    <PageHead
      data={props.data}
      location={props.location}
      pageContext={{}}
      above={[{ name: words.series, path: allSeriesRoute }]}
      things={(site) =>
        seriesThings(
          site,
          props.data.page,
          partsIn(props.data, props.pageContext).map(({ work }) => work),
        )
      }
    />
  );
}

export const query = graphql`
  query SeriesPage($slug: String!, $works: [String!]!, $volumes: [String!]!, $begin: String!) {
    page: series(slug: { eq: $slug }) {
      title
      slug
      description
      shareImage
      status
      html
      ...ReadingOrders
    }
    covers: allCoverEntry(
      filter: { entryId: { in: $works } }
      sort: [{ jsonId: ASC }, { internal: { type: DESC } }]
    ) {
      nodes {
        ...SeriesChecklist
      }
    }
    allStory(filter: { entryId: { in: $works } }, sort: { published: ASC }) {
      nodes {
        ...SeriesChecklistStory
      }
    }
    volumes: allCoverEntry(
      filter: { entryId: { in: $volumes } }
      sort: [{ jsonId: ASC }, { internal: { type: DESC } }]
    ) {
      nodes {
        entryId
        ...BookLink
      }
    }
    begin: book(slug: { eq: $begin }) {
      ...BookLink
    }
  }
`;
