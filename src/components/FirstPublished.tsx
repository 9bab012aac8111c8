import { graphql } from 'gatsby';
import { words } from 'site-words/works';
import { useIsAhead } from '../hooks/useIsoToday';
import { firstDayOf } from '../lib/calendarDate';

interface FirstPublishedProps {
  readonly book: Queries.FirstPublishedFragment;
  /** The days that were still to come when the site was built. */
  readonly ahead: readonly string[];
}

/** When a book came out first; nothing where an edition says so, or where it is still to come. */
export function FirstPublished({
  book: { published, publishedInWords, editions },
  ahead,
}: FirstPublishedProps) {
  const isAhead = useIsAhead(ahead);
  if (!published || editions?.some(({ released }) => released) || isAhead(firstDayOf(published))) return null;
  return (
    <p className="soft">
      {words.firstPublished} <time dateTime={published}>{publishedInWords}</time>
    </p>
  );
}

export const fragment = graphql`
  fragment FirstPublished on CoverEntry {
    published
    publishedInWords
    editions {
      released
    }
  }
`;
