import { graphql } from 'gatsby';
import { words } from 'site-words';
import { formatLength, toIsoLength } from '../lib/format';
import { soundtrackId } from '../lib/routes';
import * as styles from './SoundtrackPlayer.module.css';

/** A running soundtrack to hear and to download. */
export function SoundtrackPlayer({ soundtrack }: { readonly soundtrack: Queries.SoundtrackPlayerFragment }) {
  const { slug, title, bpm, description, audio, audioSeconds, audioSizeInWords } = soundtrack;
  const url = audio.publicURL ?? '';
  return (
    <article className="ruled column space-m whole" id={soundtrackId(slug)}>
      <h2>{title}</h2>
      <p className="caps ember">{bpm} BPM</p>
      <p>{description}</p>
      {/* Instrumental music: there are no words to caption. */}
      {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
      <audio
        className={`${styles.player} screen-only`}
        controls
        preload="none"
        src={url}
        aria-label={title}
      />
      <p>
        <a href={url} download={`${title}.${audio.extension}`}>
          {words.download}
          <span className="visually-hidden"> {title}</span>
        </a>{' '}
        (<time dateTime={toIsoLength(audioSeconds)}>{formatLength(audioSeconds)}</time>, {audioSizeInWords})
      </p>
    </article>
  );
}

export const fragment = graphql`
  fragment SoundtrackPlayer on Soundtrack {
    jsonId
    slug
    title
    bpm
    description
    audioSeconds
    audioSizeInWords
    audio {
      publicURL
      extension
    }
  }
`;
