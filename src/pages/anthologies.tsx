import { graphql, type PageProps } from 'gatsby';
import { CoverPage } from '../components/CoverPage';

export { PageHead as Head } from '../components/PageHead';

/** All anthologies with a story of the author’s. */
export default function AnthologiesPage({ data }: PageProps<Queries.AnthologiesPageQuery>) {
  return <CoverPage page={data.page} covers={data.allAnthology} route="/anthologies/" />;
}

export const query = graphql`
  query AnthologiesPage($skip: Int = 0, $limit: Int = 60) {
    page(slug: { eq: "anthologies" }) {
      title
      description
      html
    }
    allAnthology(sort: { jsonId: ASC }, skip: $skip, limit: $limit) {
      nodes {
        title
        link
        image {
          ...Cover
        }
      }
      pageInfo {
        currentPage
        pageCount
      }
    }
  }
`;
