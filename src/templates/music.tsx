import { graphql, type PageProps } from 'gatsby';
import { PageText } from '../components/PageText';
import { VideoGrid } from '../components/VideoGrid';

export { PageHead as Head } from '../components/PageHead';

/** Songs, bands and videos. */
export default function MusicPage({ data }: PageProps<Queries.MusicPageQuery>) {
  return (
    <>
      {data.page && <PageText {...data.page} />}
      <VideoGrid videos={data.allVideo.nodes} />
    </>
  );
}

export const query = graphql`
  query MusicPage {
    page(slug: { eq: "music" }) {
      ...PageText
    }
    allVideo(sort: { jsonId: ASC }) {
      nodes {
        jsonId
        ...VideoPlayer
      }
    }
  }
`;
