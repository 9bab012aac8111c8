import { graphql } from 'gatsby';
import { byEntryId } from '../lib/byEntryId';
import { firstPublished } from '../lib/works';
import { BookLink } from './BookLink';
import type { Part } from './SeriesChecklist';

interface ReadingOrdersProps {
  readonly orders: Queries.ReadingOrdersFragment['orders'];
  /** The parts of the series. */
  readonly parts: readonly Part[];
  /** What orders may name: they may lead over works that are no parts. */
  readonly works: readonly Part[];
}

/** What comes after every day. */
const never = '9999';

/** Works as they came out, those of which nobody has said when last. */
const asPublished = (works: readonly Part[]): Part[] =>
  works.toSorted((a, b) => (firstPublished(a) ?? never).localeCompare(firstPublished(b) ?? never, 'en'));

/** The other orders in which a series can be read. */
export function ReadingOrders({ orders, parts, works }: ReadingOrdersProps) {
  const listed = (orders ?? []).map(({ title, parts: named }) => ({
    title,
    order: named?.length
      ? byEntryId(
          works,
          named.map(({ work }) => work),
        )
      : asPublished(parts),
  }));
  return listed
    .filter(({ order }) => order.length > 0)
    .map(({ title, order }) => (
      <section className="space-l" key={title}>
        <h2>{title}</h2>
        <ol className="space-s">
          {order.map((work) => (
            <li key={work.entryId}>
              <BookLink book={work} />
            </li>
          ))}
        </ol>
      </section>
    ));
}

export const fragment = graphql`
  fragment ReadingOrders on Series {
    orders {
      title
      parts {
        work
      }
    }
  }
`;
