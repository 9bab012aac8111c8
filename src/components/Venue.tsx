import { graphql } from 'gatsby';

interface Place {
  readonly venue: string | null;
  readonly issue: string | null;
  /** When, as a year, a month or a day, and in words. */
  readonly published: string | null;
  readonly publishedInWords: string | null;
}

/** Where and when a story came out, as a bibliography says it: 'Lamplight 214, May 2019'. */
export function Venue({ place: { venue, issue, published, publishedInWords } }: { readonly place: Place }) {
  return (
    <>
      {venue && <cite>{venue}</cite>}
      {issue && ` ${issue}`}
      {venue && published && ', '}
      {published && <time dateTime={published}>{publishedInWords}</time>}
    </>
  );
}

export const fragment = graphql`
  fragment Venue on Story {
    venue
    issue
    published
    publishedInWords
  }
`;
