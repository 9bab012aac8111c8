import { graphql } from 'gatsby';
import { words } from 'site-words';
import { words as works } from 'site-words/works';
import { useSite } from '../hooks/useSite';
import { editionKey, editionsByLanguage } from '../lib/editions';
import { countriesOf } from '../lib/shops';
import { Picture } from './Picture';
import { CountryChoice, useCountry } from './CountryChoice';
import * as styles from './Editions.module.css';
import { Shops } from './Shops';

type EditionData = NonNullable<Queries.EditionsFragment['editions']>[number];

interface EditionsProps {
  readonly editions: readonly EditionData[];
  /** Whether a day, an ISO date, is to come. */
  readonly isAhead: (day: string) => boolean;
}

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
function Edition({ edition, isAhead, country, Heading }: EditionProps) {
  const { format, title, language, image } = edition;
  return (
    <li className={`${styles.edition} whole`}>
      {image && (
        <div className={styles.picture}>
          <Picture className="cover" file={image} alt="" sizes="4.5rem" />
        </div>
      )}
      <Heading>
        {words.formats[format] ?? format}
        {title && (
          <>
            {': '}
            <cite lang={language ?? undefined}>{title}</cite>
          </>
        )}
      </Heading>
      <Facts edition={edition} />
      <Shops edition={edition} isAhead={isAhead} country={country} />
    </li>
  );
}

/** How a book can be had: its editions, each with the retailers that have it, and translations by their languages. */
export function Editions({ editions, isAhead }: EditionsProps) {
  const { site } = useSite();
  const groups = editionsByLanguage(editions, site.language);
  const country = useCountry();
  return (
    <section aria-labelledby="editions">
      <h2 id="editions">{words.editions}</h2>
      <CountryChoice countries={countriesOf(editions)} />
      {groups.map((group) => (
        <div key={group.language} className="space-s">
          {group.language && <h3 className="label">{group.editions[0]?.languageInWords}</h3>}
          <ul className={styles.editions} role="list">
            {group.editions.map((edition) => (
              <Edition
                key={editionKey(edition)}
                edition={edition}
                country={country}
                isAhead={edition.released !== null && isAhead(edition.released)}
                Heading={group.language ? 'h4' : 'h3'}
              />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

export const fragment = graphql`
  fragment Editions on CoverEntry {
    editions {
      title
      image {
        ...CoverPicture
      }
      language
      languageInWords
      format
      released
      releasedInWords
      pages
      minutes
      isbn
      publisher
      translator
      narrator
      priceInWords
      trimSize
      ...Shops
    }
  }
`;
