import { graphql } from 'gatsby';
import { words } from 'site-words';
import { formatLength, toIsoLength } from '../lib/format';
import * as styles from './AudioSample.module.css';

/** Some of a recording, to hear. */
export function AudioSample({ book }: { readonly book: Queries.AudioSampleFragment }) {
  const { title, sample, sampleSeconds, sampleNote } = book;
  return (
    sample && (
      <section className={styles.sample} aria-labelledby="sample">
        <h2 id="sample">{words.sample}</h2>
        {/* What is to be heard in it is written below. */}
        {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
        <audio
          className={styles.player}
          controls
          preload="none"
          src={sample.publicURL ?? ''}
          aria-label={`${words.sample}: ${title}`}
        />
        <p className={styles.note}>
          {sampleNote}{' '}
          {sampleSeconds !== null && (
            <time dateTime={toIsoLength(sampleSeconds)}>({formatLength(sampleSeconds)})</time>
          )}
        </p>
      </section>
    )
  );
}

export const fragment = graphql`
  fragment AudioSample on Audiobook {
    title
    sampleNote
    sampleSeconds
    sample {
      publicURL
    }
  }
`;
