import { NothingYet } from './Prose';
import * as styles from './VideoGrid.module.css';
import { VideoPlayer } from './VideoPlayer';

interface VideoGridProps {
  readonly videos: readonly (Queries.VideoPlayerFragment & { readonly jsonId: number })[];
}

/** Players in the order given, as many in a row as fit. */
export function VideoGrid({ videos }: VideoGridProps) {
  if (videos.length === 0) return <NothingYet />;
  return (
    <ul className={`${styles.grid} space-l`} role="list">
      {videos.map((video) => (
        <li key={video.jsonId}>
          <VideoPlayer video={video} />
        </li>
      ))}
    </ul>
  );
}
