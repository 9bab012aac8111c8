import { graphql, type PageProps } from 'gatsby';
import { words } from 'site-words';
import { CoverGroups } from '../components/CoverGroups';
import { PageLinks } from '../components/PageLinks';
import { PageText } from '../components/PageText';
import { Releases } from '../components/Releases';
import type { CoverGroup, Grouping, ListPage } from '../lib/paging';

export { PageHead as Head } from '../components/PageHead';

/** What `src/content/model/coverPages.ts` gives each page. */
interface CoversContext extends Pick<ListPage, 'number' | 'links'> {
  /** The `entryId` of its covers, in their order. */
  readonly covers: readonly string[];
  readonly groupedBy: Grouping;
  readonly groups: readonly CoverGroup[];
  /** The day of the build, an ISO date, where it matters. */
  readonly builtOn: string;
}

/** Books, audiobooks or anthologies, as many as stand on one page. The words that introduce them stand on the first. */
export default function CoversPage({
  data: { page, covers, allSeries, releases },
  pageContext: { number, links, builtOn, covers: order, ...shown },
}: PageProps<Queries.CoversPageQuery, CoversContext>) {
  return (
    <>
      {page && <PageText title={page.title} html={number === 1 ? page.html : ''} isLead />}
      <Releases entries={releases.nodes} builtOn={builtOn} />
      {covers.nodes.some(({ affiliate }) => affiliate) && (
        <p className="small soft space-s centred">{words.affiliateCovers}</p>
      )}
      <CoverGroups {...shown} order={order} covers={covers.nodes} series={allSeries.nodes} />
      <PageLinks number={number} links={links} title={words.moreCovers} />
    </>
  );
}

export const query = graphql`
  query CoversPage($page: String!, $covers: [String!]!, $series: [String!]!, $releases: [String!]!) {
    page(slug: { eq: $page }) {
      ...PageText
    }
    covers: allCoverEntry(
      filter: { entryId: { in: $covers } }
      sort: [{ jsonId: ASC }, { internal: { type: DESC } }]
    ) {
      nodes {
        ...Cover
      }
    }
    allSeries(filter: { slug: { in: $series } }, sort: { jsonId: ASC }) {
      nodes {
        slug
        title
      }
    }
    releases: allCoverEntry(
      filter: { entryId: { in: $releases } }
      sort: [{ jsonId: ASC }, { internal: { type: DESC } }]
    ) {
      nodes {
        ...Releases
      }
    }
  }
`;
