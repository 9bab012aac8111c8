import { graphql } from 'gatsby';
import { words } from 'site-words';
import { useSite } from '../hooks/useSite';
import { editionKey, editionsByLanguage } from '../lib/editions';
import { countriesOf } from '../lib/shops';
import { CountryChoice, useCountry } from './CountryChoice';
import { Edition, type EditionData } from './Edition';
import * as styles from './Editions.module.css';

interface EditionsProps {
  readonly editions: readonly EditionData[];
  /** Whether a day, an ISO date, is to come. */
  readonly isAhead: (day: string) => boolean;
  /** The code of the language of the book, where it is not that of the site. */
  readonly language: string | undefined;
}

/** How a book can be had: its editions, each with the retailers that have it, and translations by their languages. */
export function Editions({ editions, isAhead, language }: EditionsProps) {
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
                edition={{ ...edition, language: edition.language ?? language ?? null }}
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
