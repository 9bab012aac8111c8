import { graphql } from 'gatsby';
import { words } from 'site-words';
import { serviceOf } from '../lib/videoServices';
import { Facade } from './Facade';
import * as styles from './VideoPlayer.module.css';

/** The size of a player in pixels (docs/requirements.md). */
const size = { width: 426, height: 240 };
// Without min(), which Safari reads here only from 26.4 on.
const sizes = '(min-width: 29rem) 426px, 92vw';

/** A video in its service's player, after a click. */
export function VideoPlayer({ video }: { readonly video: Queries.VideoPlayerFragment }) {
  const { videoId, title, poster } = video;
  const { page, player } = serviceOf(videoId);
  return (
    <Facade
      className={styles.player}
      href={page(videoId)}
      embed={player(videoId)}
      action={words.play}
      title={title}
      poster={poster}
      sizes={sizes}
      {...size}
    />
  );
}

export const fragment = graphql`
  fragment VideoPlayer on Video {
    videoId
    title
    poster {
      childImageSharp {
        gatsbyImageData(width: 426, breakpoints: [320, 426, 640, 852])
      }
    }
  }
`;
