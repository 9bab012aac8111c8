import { graphql } from 'gatsby';
import { words } from 'site-words';
import { videoHost } from '../lib/videoHost';
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

/** A video of the service, in its privacy-enhanced player, after a click. */
export function VideoPlayer({ video: { videoId, title, poster } }: VideoPlayerProps) {
  return (
    <figure className={styles.player}>
      <Facade
        href={`https://www.youtube.com/watch?v=${videoId}`}
        embed={`${videoHost}/embed/${videoId}?autoplay=1`}
        action={words.play}
        title={title}
        {...size}
      >
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
