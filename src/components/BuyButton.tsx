import { words } from 'site-words';
import { relOf } from '../lib/retailers';

interface BuyButtonProps {
  readonly book: Pick<Queries.BookTextFragment, 'link' | 'linkHost' | 'affiliate'>;
  /** Whether the book is still to come. */
  readonly isAhead: boolean;
}

/** Leads to the author's preferred retailer, as the cover does. */
export function BuyButton({ book: { link, linkHost, affiliate }, isAhead }: BuyButtonProps) {
  if (!link || !linkHost) return null;
  return (
    <p className="screen-only">
      <a className="button" href={link} rel={relOf(affiliate)}>
        {isAhead ? words.preorderAt(linkHost) : words.buyAt(linkHost)}
        {affiliate && '*'}
      </a>
    </p>
  );
}
