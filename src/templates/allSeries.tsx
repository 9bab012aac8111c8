import { graphql, type HeadProps, Link, type PageProps } from 'gatsby';
import { words } from 'site-words';
import { CoverRow } from '../components/CoverRow';
import { PageHead } from '../components/PageHead';
import { Prose } from '../components/Prose';
import * as styles from '../components/Series.module.css';
import { useSite } from '../hooks/useSite';
import { seriesRoute } from '../lib/routes';
import { partsAmong } from '../lib/series';

/** All series. */
export default function AllSeriesPage({
  data: { allSeries, covers },
}: PageProps<Queries.AllSeriesPageQuery>) {
  return (
    <div className="column">
      <h1>{words.series}</h1>
      {allSeries.nodes.map(({ slug, title, html, status }) => (
        <section className="space-l" key={slug}>
          <h2>
            <Link className="plain" to={seriesRoute(slug)}>
              {title}
            </Link>
          </h2>
          <Prose html={html} />
          <p className={`${styles.status} soft space-s`}>
            {status === 'complete' ? words.complete : words.ongoing}
          </p>
          <CoverRow books={partsAmong(covers.nodes, slug).map(({ work }) => work)} />
        </section>
      ))}
    </div>
  );
}

/** The head of the list. */
export function Head(props: HeadProps) {
  const { site } = useSite();
  const page = { title: words.series, description: words.seriesDescription(site.author) };
  return <PageHead {...props} data={{ page }} />;
}

export const query = graphql`
  query AllSeriesPage($series: [String!]!, $parts: [String!]!) {
    allSeries(filter: { slug: { in: $series } }, sort: { jsonId: ASC }) {
      nodes {
        slug
        title
        status
        html
      }
    }
    covers: allCoverEntry(
      filter: { entryId: { in: $parts } }
      sort: [{ jsonId: ASC }, { internal: { type: DESC } }]
    ) {
      nodes {
        ...CoverRow
        ...CoverPlaces
      }
    }
  }
`;
