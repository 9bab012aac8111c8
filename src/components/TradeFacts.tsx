import { graphql } from 'gatsby';
import { words } from 'site-words/works';

/** From whom shops have a book, and where they put it. */
export function TradeFacts({ trade }: { readonly trade: Queries.TradeFactsFragment }) {
  const { distributor, subjects } = trade;
  return (
    <p className="row soft">
      {distributor && <span>{words.distributedBy(distributor)}</span>}
      {subjects && (
        <span>
          {words.subjects}: {subjects}
        </span>
      )}
    </p>
  );
}

export const fragment = graphql`
  fragment TradeFacts on Trade {
    distributor
    subjects
  }
`;
