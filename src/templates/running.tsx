import { graphql, type PageProps } from 'gatsby';
import { ActivityList } from '../components/ActivityList';
import { PageText } from '../components/PageText';
import { NothingYet } from '../components/Prose';
import { SoundtrackPlayer } from '../components/SoundtrackPlayer';

export { PageHead as Head } from '../components/PageHead';

/** Soundtracks to run to, and what was run. */
export default function RunningPage({ data }: PageProps<Queries.RunningPageQuery>) {
  const isEmpty = data.allSoundtrack.nodes.length + data.allActivity.nodes.length === 0;
  return (
    <>
      {data.page && <PageText {...data.page} />}
      {isEmpty && <NothingYet />}
      {data.allSoundtrack.nodes.map((soundtrack) => (
        <SoundtrackPlayer key={soundtrack.jsonId} soundtrack={soundtrack} />
      ))}
      <ActivityList activities={data.allActivity.nodes} />
    </>
  );
}

export const query = graphql`
  query RunningPage {
    page(slug: { eq: "running" }) {
      ...PageText
    }
    allSoundtrack(sort: { jsonId: ASC }) {
      nodes {
        ...SoundtrackPlayer
      }
    }
    allActivity(sort: { jsonId: ASC }) {
      nodes {
        ...ActivityList
      }
    }
  }
`;
