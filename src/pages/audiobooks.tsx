import { graphql, type PageProps } from 'gatsby';
import { CoverPage } from '../components/CoverPage';

export { PageHead as Head } from '../components/PageHead';

/** All audiobooks. */
export default function AudiobooksPage({ data }: PageProps<Queries.AudiobooksPageQuery>) {
  return <CoverPage page={data.page} covers={data.allAudiobook} route="/audiobooks/" />;
}

export const query = graphql`
  query AudiobooksPage($skip: Int = 0, $limit: Int = 60) {
    page(slug: { eq: "audiobooks" }) {
      title
      description
      html
    }
    allAudiobook(sort: { jsonId: ASC }, skip: $skip, limit: $limit) {
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
