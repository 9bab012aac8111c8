import { graphql, type PageProps } from 'gatsby';
import { CoverGrid } from '../components/CoverGrid';
import { PageText } from '../components/PageText';

export { PageHead as Head } from '../components/PageHead';

/** The home page: all books. */
export default function BooksPage({ data }: PageProps<Queries.BooksPageQuery>) {
  return (
    <>
      {data.page && <PageText {...data.page} isLead />}
      <CoverGrid entries={data.allBook.nodes} />
    </>
  );
}

export const query = graphql`
  query BooksPage {
    page(slug: { eq: "books" }) {
      title
      description
      html
    }
    allBook(sort: { jsonId: ASC }) {
      nodes {
        title
        link
        image {
          ...Cover
        }
      }
    }
  }
`;
