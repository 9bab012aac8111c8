import { words } from 'site-words';
import { words as works } from 'site-words/works';
import { inLanguage } from '../lib/direction';
import * as styles from './Editions.module.css';
import { Picture } from './Picture';
import { Shops } from './Shops';

export type EditionData = NonNullable<Queries.EditionsFragment['editions']>[number];

interface EditionProps {
  readonly edition: EditionData;
  readonly isAhead: boolean;
  readonly country: string | null;
  /** The heading of the level that the list needs. */
  readonly Heading: 'h3' | 'h4';
}

interface FactsProps extends Pick<EditionProps, 'edition'> {
  /** Whether it is for those who sell or lend it; else what they ask is on paper alone. */
  readonly isForTrade?: boolean;
}

/** Who has made it, how long it is, when and where it came out, what the trade calls it and asks for it. */
export function Facts({ edition, isForTrade = false }: FactsProps) {
  const { translator, narrator, publisher, pages, minutes, released, releasedInWords, isbn } = edition;
  const { trimSize, priceInWords } = edition;
  const facts = [
    translator && works.translatedBy(translator),
    narrator && works.readBy(narrator),
    publisher,
    pages && words.pageCount(pages),
    minutes && words.playingTime(Math.floor(minutes / 60), minutes % 60),
  ].filter((fact) => typeof fact === 'string');
  return (
    <p className={`${styles.facts} row soft`}>
      {facts.map((text) => (
        <span key={text}>{text}</span>
      ))}
      {released && <time dateTime={released}>{releasedInWords}</time>}
      {isbn && <span className="numbers">ISBN {isbn}</span>}
      {[trimSize, priceInWords].map(
        (fact) =>
          fact && (
            <span key={fact} className={isForTrade ? 'numbers' : 'numbers print-only'}>
              {fact}
            </span>
          ),
      )}
    </p>
  );
}

/** One edition, and where it is sold. */
export function Edition({ edition, isAhead, country, Heading }: EditionProps) {
  const { format, title, language, image } = edition;
  return (
    <li className={`${styles.edition} whole${image ? ' beside' : ''}`}>
      {image && <Picture className="cover" file={image} alt="" sizes="4.5rem" />}
      <div>
        <Heading>
          {words.formats[format] ?? format}
          {title && (
            <>
              {': '}
              <cite {...inLanguage(language)}>{title}</cite>
            </>
          )}
        </Heading>
        <Facts edition={edition} />
        <Shops edition={edition} isAhead={isAhead} country={country} />
      </div>
    </li>
  );
}
