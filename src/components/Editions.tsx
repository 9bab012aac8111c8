import { graphql } from 'gatsby';
import { words } from 'site-words';
import { relOf } from '../lib/retailers';
import * as styles from './Editions.module.css';

type EditionData = NonNullable<Queries.EditionsFragment['editions']>[number];

interface EditionsProps {
  readonly editions: readonly EditionData[];
  /** Whether a day, an ISO date, is to come. */
  readonly isAhead: (day: string) => boolean;
}

interface EditionProps {
  readonly edition: EditionData;
  readonly isAhead: boolean;
}

/** How long it is, when it came out, and what the trade calls it. */
function Facts({
  edition: { pages, minutes, released, releasedInWords, isbn },
}: Pick<EditionProps, 'edition'>) {
  const length = [
    ...(pages ? [words.pageCount(pages)] : []),
    ...(minutes ? [words.playingTime(Math.floor(minutes / 60), minutes % 60)] : []),
  ];
  return (
    <p className={`${styles.facts} row soft`}>
      {length.map((text) => (
        <span key={text}>{text}</span>
      ))}
      {released && <time dateTime={released}>{releasedInWords}</time>}
      {isbn && <span className="numbers">ISBN {isbn}</span>}
    </p>
  );
}

/** One edition, and where it is sold. */
function Edition({ edition, isAhead }: EditionProps) {
  const { format, retailers } = edition;
  return (
    <li className={styles.edition}>
      <h3>{words.formats[format] ?? format}</h3>
      <Facts edition={edition} />
      {retailers && retailers.length > 0 && (
        <p className="row screen-only">
          <span className={styles.verb}>{isAhead ? words.preorder : words.buy}</span>
          {retailers.map(({ name, link, affiliate }) => (
            <a key={link} href={link} rel={relOf(affiliate)}>
              {name}
              {affiliate && '*'}
            </a>
          ))}
        </p>
      )}
    </li>
  );
}

/** How a book can be had: its editions, each with the retailers that have it. */
export function Editions({ editions, isAhead }: EditionsProps) {
  return (
    <section aria-labelledby="editions">
      <h2 id="editions">{words.editions}</h2>
      <ul className={`${styles.editions} space-s`} role="list">
        {editions.map((edition) => (
          <Edition
            key={`${edition.format} ${edition.isbn ?? edition.released ?? ''}`}
            edition={edition}
            isAhead={edition.released !== null && isAhead(edition.released)}
          />
        ))}
      </ul>
    </section>
  );
}

export const fragment = graphql`
  fragment Editions on CoverEntry {
    editions {
      format
      released
      releasedInWords
      pages
      minutes
      isbn
      retailers {
        name
        link
        affiliate
      }
    }
  }
`;
