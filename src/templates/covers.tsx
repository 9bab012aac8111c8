import { graphql, type PageProps } from 'gatsby';
import { words } from 'site-words';
import { CoverGrid } from '../components/CoverGrid';
import { MoreCovers } from '../components/MoreCovers';
import { PageText } from '../components/PageText';
import { Releases } from '../components/Releases';
import type { PageOfCovers } from '../lib/paging';

export { PageHead as Head } from '../components/PageHead';

/** What `src/content/model/coverPages.ts` gives each page. */
interface CoversContext extends PageOfCovers {
  /** The width of its covers, as the `sizes` attribute says it. */
  readonly sizes: string;
  /** The day of the build, an ISO date, where it matters. */
  readonly builtOn: string;
}

/** Books, audiobooks or anthologies, as many as stand on one page. The words that introduce them stand on the first. */
export default function CoversPage({
  data: { page, covers, releases },
  pageContext: { number, links, sizes, builtOn },
}: PageProps<Queries.CoversPageQuery, CoversContext>) {
  return (
    <>
      {page && <PageText title={page.title} html={number === 1 ? page.html : ''} isLead />}
      <Releases entries={releases.nodes} builtOn={builtOn} />
      {covers.nodes.some(({ affiliate }) => affiliate) && (
        <p className="small soft space-s centred">{words.affiliateCovers}</p>
      )}
      <CoverGrid entries={covers.nodes} sizes={sizes} />
      <MoreCovers number={number} links={links} />
    </>
  );
}

export const query = graphql`
  query CoversPage($page: String!, $type: String!, $skip: Int!, $limit: Int!, $releases: [String!]!) {
    page(slug: { eq: $page }) {
      title
      description
      shareImage
      html
    }
    covers: allCoverEntry(
      filter: { internal: { type: { eq: $type } } }
      sort: { jsonId: ASC }
      skip: $skip
      limit: $limit
    ) {
      nodes {
        ...Cover
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
