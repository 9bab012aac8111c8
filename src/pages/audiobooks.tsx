import { graphql, type PageProps } from 'gatsby';
import { CoverGrid } from '../components/CoverGrid';
import { PageText } from '../components/PageText';

export { PageHead as Head } from '../components/PageHead';

/** All audiobooks. */
export default function AudiobooksPage({ data }: PageProps<Queries.AudiobooksPageQuery>) {
  return (
    <>
      {data.page && <PageText {...data.page} isLead />}
      <CoverGrid entries={data.allAudiobook.nodes} />
    </>
  );
}

export const query = graphql`
  query AudiobooksPage {
    page(slug: { eq: "audiobooks" }) {
      title
      description
      html
    }
    allAudiobook(sort: { jsonId: ASC }) {
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
