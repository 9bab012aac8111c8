import { graphql, type PageProps } from 'gatsby';
import { CoverGrid } from '../components/CoverGrid';
import { PageText } from '../components/PageText';

export { PageHead as Head } from '../components/PageHead';

/** All anthologies with a story of the author’s. */
export default function AnthologiesPage({ data }: PageProps<Queries.AnthologiesPageQuery>) {
  return (
    <>
      {data.page && <PageText {...data.page} isLead />}
      <CoverGrid entries={data.allAnthology.nodes} />
    </>
  );
}

export const query = graphql`
  query AnthologiesPage {
    page(slug: { eq: "anthologies" }) {
      title
      description
      html
    }
    allAnthology(sort: { jsonId: ASC }) {
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
