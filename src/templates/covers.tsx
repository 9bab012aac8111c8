import { graphql, type PageProps } from 'gatsby';
import { CoverGrid } from '../components/CoverGrid';
import { MoreCovers } from '../components/MoreCovers';
import { PageText } from '../components/PageText';
import type { PageOfCovers } from '../lib/paging';

export { PageHead as Head } from '../components/PageHead';

/** What `src/build/pages.ts` gives each page. */
interface CoversContext extends PageOfCovers {
  /** The width of its covers, as the `sizes` attribute says it. */
  readonly sizes: string;
}

/** Books, audiobooks or anthologies, as many as stand on one page. The words that introduce them stand on the first. */
export default function CoversPage({
  data: { page, covers },
  pageContext: { number, links, sizes },
}: PageProps<Queries.CoversPageQuery, CoversContext>) {
  return (
    <>
      {page && <PageText title={page.title} html={number === 1 ? page.html : ''} isLead />}
      <CoverGrid entries={covers.nodes} sizes={sizes} />
      <MoreCovers number={number} links={links} />
    </>
  );
}

export const query = graphql`
  query CoversPage($page: String!, $type: String!, $skip: Int!, $limit: Int!) {
    page(slug: { eq: $page }) {
      title
      description
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
  }
`;
