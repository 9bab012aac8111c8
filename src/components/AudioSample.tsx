import { graphql } from 'gatsby';
import { words } from 'site-words';
import { formatLength, toIsoLength } from '../lib/format';

/** A sample of a recording, to listen to. */
export function AudioSample({ book }: { readonly book: Queries.AudioSampleFragment }) {
  const { title, sample, sampleSeconds, sampleNote } = book;
  return (
    sample && (
      <section className="screen-only" aria-labelledby="sample">
        <h2 id="sample">{words.sample}</h2>
        {/* The note below says what is heard. */}
        {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
        <audio
          className="space-s"
          controls
          preload="none"
          src={sample.publicURL ?? ''}
          aria-label={`${words.sample}: ${title}`}
        />
        <p className="small soft">
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
