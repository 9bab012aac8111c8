import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { words } from 'site-words';
import { BookLink } from '../components/BookLink';
import { PageHead } from '../components/PageHead';
import { PageText } from '../components/PageText';
import { SeriesChecklist } from '../components/SeriesChecklist';
import * as styles from '../components/Series.module.css';
import { seriesThings } from '../lib/linkedData/things';
import { allSeriesRoute } from '../lib/routes';

/** What `src/content/model/seriesPages.ts` gives each page. */
interface SeriesContext {
  /** The days of release that are to come. */
  readonly ahead: readonly string[];
}

/** The first whole part: what is told before it, as 0.5, is read better after it. Without numbers it is the first. */
const firstPart = <Part extends { readonly series: { readonly position: number | null } | null }>(
  parts: readonly Part[],
): Part | undefined => parts.find(({ series }) => (series?.position ?? 0) >= 1) ?? parts[0];

/** Works in the order in which they are read: those without a number behind those that have one. */
const inOrder = <Part extends { readonly series: { readonly position: number | null } | null }>(
  parts: readonly Part[],
): Part[] => {
  const placeOf = ({ series }: Part): number => series?.position ?? Number.MAX_VALUE;
  return parts.toSorted((a, b) => placeOf(a) - placeOf(b));
};

/** A series, in the order in which it is read. */
export default function SeriesPage({
  data: { page, parts, allStory, begin },
  pageContext: { ahead },
}: PageProps<Queries.SeriesPageQuery, SeriesContext>) {
  if (!page) return null;
  // A story between books is no place to begin, where there are books.
  const first = begin ?? firstPart(parts.nodes) ?? firstPart(allStory.nodes);
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
        <SeriesChecklist
          series={page.slug}
          parts={inOrder([...parts.nodes, ...allStory.nodes])}
          ahead={ahead}
        />
      </div>
    </>
  );
}

/** The head of a series. */
export function Head(props: HeadProps<Queries.SeriesPageQuery>) {
  const { page, parts, allStory } = props.data;
  return (
    <PageHead
      {...props}
      above={{ name: words.series, path: allSeriesRoute }}
      things={(site) => seriesThings(site, page, inOrder([...parts.nodes, ...allStory.nodes]))}
    />
  );
}

export const query = graphql`
  query SeriesPage($slug: String!, $begin: String!) {
    page: series(slug: { eq: $slug }) {
      title
      slug
      description
      shareImage
      status
      html
    }
    parts: allCoverEntry(
      filter: { series: { name: { eq: $slug } }, internal: { type: { ne: "Audiobook" } } }
      sort: [{ series: { position: ASC } }, { jsonId: ASC }]
    ) {
      nodes {
        ...SeriesChecklist
      }
    }
    allStory(filter: { series: { name: { eq: $slug } } }, sort: { published: ASC }) {
      nodes {
        ...SeriesChecklistStory
      }
    }
    begin: book(slug: { eq: $begin }) {
      ...BookLink
    }
  }
`;
