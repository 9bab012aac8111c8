import { graphql } from 'gatsby';
import { words as site } from 'site-words';
import { words } from 'site-words/pressKit';
import { editionKey } from '../lib/editions';
import { Facts } from './Edition';
import { TradeFacts } from './TradeFacts';

type Book = Queries.PressTradeFragment;

/** Whether something is said of a book that only shops and libraries ask: of one with a page, as all of its editions. */
const isForTrade = ({ pagePath, trade, editions }: Book): boolean =>
  pagePath !== null &&
  (trade !== null || (editions ?? []).some(({ priceInWords, trimSize }) => priceInWords ?? trimSize));

/** What shops and libraries ask of the books; nothing where nothing is said of it. */
export function PressTrade({ books }: { readonly books: readonly Book[] }) {
  const found = books.filter(isForTrade);
  if (found.length === 0) return null;
  return (
    <section className="space-l" aria-labelledby="trade">
      <h2 id="trade">{words.trade}</h2>
      {found.map(({ entryId, title, trade, editions }) => (
        <section key={entryId} className="space-s whole">
          <h3>{title}</h3>
          {trade && <TradeFacts trade={trade} />}
          {editions?.map((edition) => (
            <div key={editionKey(edition)}>
              {site.formats[edition.format]}
              <Facts edition={edition} isForTrade />
            </div>
          ))}
        </section>
      ))}
    </section>
  );
}

export const fragment = graphql`
  fragment PressTrade on CoverEntry {
    entryId
    title
    pagePath
    trade {
      ...TradeFacts
    }
    ...Editions
  }
`;
