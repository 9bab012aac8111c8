import { graphql, type PageProps } from 'gatsby';
import { CoverPage } from '../components/CoverPage';

export { PageHead as Head } from '../components/PageHead';

/** The home page: all books. */
export default function BooksPage({ data }: PageProps<Queries.BooksPageQuery>) {
  return <CoverPage page={data.page} covers={data.allBook} route="/" />;
}

export const query = graphql`
  query BooksPage($skip: Int = 0, $limit: Int = 60) {
    page(slug: { eq: "books" }) {
      title
      description
      html
    }
    allBook(sort: { jsonId: ASC }, skip: $skip, limit: $limit) {
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
