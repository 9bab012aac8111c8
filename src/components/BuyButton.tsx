import { words } from 'site-words';
import { relOf } from '../lib/retailers';
import * as styles from './BuyButton.module.css';

interface BuyButtonProps {
  readonly link: string;
  /** What readers call the retailer. */
  readonly retailer: string;
  readonly isAffiliate: boolean;
  /** Whether the book is still to come. */
  readonly isAhead: boolean;
}

/** Where the author would have a book bought, and its cover leads. */
export function BuyButton({ link, retailer, isAffiliate, isAhead }: BuyButtonProps) {
  return (
    <p className={styles.buy}>
      <a className={styles.button} href={link} rel={relOf(isAffiliate)}>
        {isAhead ? words.preorderAt(retailer) : words.buyAt(retailer)}
        {isAffiliate && '*'}
      </a>
    </p>
  );
}
