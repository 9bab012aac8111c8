import { NothingYet } from './NothingYet';
import { VideoPlayer } from './VideoPlayer';
import * as styles from './VideoGrid.module.css';

interface VideoGridProps {
  readonly videos: readonly (Queries.VideoPlayerFragment & { readonly jsonId: number })[];
}

/** Players in the order given, as many in a row as there is room for. */
export function VideoGrid({ videos }: VideoGridProps) {
  if (videos.length === 0) return <NothingYet />;
  return (
    <ul className={styles.grid} role="list">
      {videos.map((video) => (
        <li key={video.jsonId}>
          <VideoPlayer video={video} />
        </li>
      ))}
    </ul>
  );
}
