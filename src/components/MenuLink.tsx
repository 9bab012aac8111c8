import { Link, withPrefix } from 'gatsby';
import { ariaCurrent } from '../lib/navigation';
import * as styles from './Navigation.module.css';

interface MenuLinkProps {
  readonly title: string;
  /** A page of the site, or an address of the web. */
  readonly link: string;
  readonly rel: string | null;
  /** The address of the page on which it stands. */
  readonly pathname: string;
  /** Closes what it stands in. */
  readonly close: () => void;
}

/** A link of the navigation. */
export function MenuLink({ title, link, rel, pathname, close }: MenuLinkProps) {
  if (!link.startsWith('/'))
    return (
      <a className={styles.link} href={link} rel={rel ?? undefined}>
        {title}
      </a>
    );
  return (
    <Link
      className={styles.link}
      to={link}
      // The page's own address does not change.
      {...(withPrefix(link) === pathname && { onClick: close })}
      getProps={(state) => ({ 'aria-current': ariaCurrent(link, withPrefix('/'), state) })}
    >
      {title}
    </Link>
  );
}
