import { graphql, type HeadProps, Link, type PageProps } from 'gatsby';
import { words } from 'site-words';
import { PageHead } from '../components/PageHead';
import { PageText } from '../components/PageText';
import { SeriesChecklist } from '../components/SeriesChecklist';
import * as styles from '../components/SeriesCard.module.css';
import { seriesThings } from '../lib/linkedData/series';
import { allSeriesRoute } from '../lib/routes';

/** A series, in the order in which it is read. */
export default function SeriesPage({ data: { page, parts, begin } }: PageProps<Queries.SeriesPageQuery>) {
  if (!page) return null;
  const first = begin ?? parts.nodes[0];
  return (
    <>
      <PageText title={page.title} html={page.html} />
      <div className={styles.series}>
        <p className={styles.status}>
          {page.status === 'complete' ? words.complete : words.ongoing}{' '}
          {first?.pagePath && (
            <>
              {words.beginWith} <Link to={first.pagePath}>{first.title}</Link>.
            </>
          )}
        </p>
        <SeriesChecklist series={page.slug} parts={parts.nodes} />
      </div>
    </>
  );
}

/** The head of a series. */
export function Head(props: HeadProps<Queries.SeriesPageQuery>) {
  const { page, parts } = props.data;
  return (
    <PageHead
      {...props}
      above={{ name: words.series, path: allSeriesRoute }}
      things={(site) => seriesThings(site, page, parts.nodes)}
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
      sort: { series: { position: ASC } }
    ) {
      nodes {
        ...SeriesChecklist
      }
    }
    begin: book(slug: { eq: $begin }) {
      title
      pagePath
    }
  }
`;
