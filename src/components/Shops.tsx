import { graphql } from 'gatsby';
import { words } from 'site-words';
import { words as works } from 'site-words/works';
import { type Shop, shopsByCountry } from '../lib/shops';
import { relOf } from '../lib/retailers';
import * as styles from './Editions.module.css';

interface ShopsProps {
  readonly edition: Queries.ShopsFragment;
  readonly isAhead: boolean;
  /** The country whose shops the visitor wants to see; null for all. */
  readonly country: string | null;
}

interface RowProps {
  readonly verb: string;
  readonly shops: readonly Shop[];
}

/** Links to shops in a row. */
function Row({ verb, shops }: RowProps) {
  return (
    <p className="row screen-only">
      <span className={styles.verb}>{verb}</span>
      {shops.map(({ name, link, affiliate }) => (
        <a key={name + link} href={link} rel={relOf(affiliate)}>
          {name}
          {affiliate && '*'}
        </a>
      ))}
    </p>
  );
}

/** Where an edition is sold, or that it is not any more, and how libraries that have it are found. */
export function Shops({ edition, isAhead, country }: ShopsProps) {
  const { sold, libraries } = shopsByCountry(edition, country);
  const verb = isAhead ? words.preorder : words.buy;
  return (
    <>
      {edition.isOutOfPrint && <p className={styles.verb}>{words.outOfPrint}</p>}
      {sold.map(({ code, name, shops }) => (
        <Row key={code} verb={name ? `${verb} (${name})` : verb} shops={shops} />
      ))}
      {libraries.length > 0 && <Row verb={works.inLibraries} shops={libraries} />}
    </>
  );
}

export const fragment = graphql`
  fragment Shops on CoverEntryEditions {
    isOutOfPrint
    retailers {
      name
      link
      affiliate
      country
      countryInWords
    }
    isbnShops {
      name
      link
      affiliate
      country
      countryInWords
      isLibrary
    }
  }
`;
