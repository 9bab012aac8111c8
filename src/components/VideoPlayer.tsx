import { graphql } from 'gatsby';
import { words } from 'site-words';
import { serviceOf } from '../lib/videoServices';
import { Facade } from './Facade';
import { Picture } from './Picture';
import * as styles from './VideoPlayer.module.css';

interface VideoPlayerProps {
  readonly video: Queries.VideoPlayerFragment;
}

/** The size of a player, in pixels (docs/requirements.md). */
const size = { width: 426, height: 240 };
// Safari knows min() here from 26.4 on only.
const sizes = '(min-width: 29rem) 426px, 92vw';

/** A video in the player of its service, after a click. */
export function VideoPlayer({ video: { videoId, title, poster } }: VideoPlayerProps) {
  const { page, player } = serviceOf(videoId);
  return (
    <figure className={styles.player}>
      <Facade href={page(videoId)} embed={player(videoId)} action={words.play} title={title} {...size}>
        <Picture file={poster} alt="" sizes={sizes} />
      </Facade>
      <figcaption>{title}</figcaption>
    </figure>
  );
}

export const fragment = graphql`
  fragment VideoPlayer on Video {
    videoId
    title
    poster {
      childImageSharp {
        gatsbyImageData(width: 426, breakpoints: [320, 426, 640, 852], layout: CONSTRAINED)
      }
    }
  }
`;
