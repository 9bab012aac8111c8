import { Link, withPrefix } from 'gatsby';
import { useEffect, useRef } from 'react';
import { words } from 'site-words';
import { useSite } from '../hooks/useSite';
import { ariaCurrent } from '../lib/navigation';
import * as styles from './Navigation.module.css';

interface NavigationProps {
  /** The address of the page: where it changes, the folded navigation closes. */
  readonly pathname: string;
}

/**
 * The pages of the site in the author's order, without those that are switched off. On a phone it folds; on a wide screen the style sheet shows what is
 * folded, so neither needs JavaScript.
 */
export function Navigation({ pathname }: NavigationProps) {
  const { allNavigationItem } = useSite();
  const items = allNavigationItem.nodes.filter(({ linkIsThere }) => linkIsThere);
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const details = fold.current;
    // Not on arrival: the visitor may have opened it before React came.
    return () => details?.removeAttribute('open');
  }, [pathname]);
  const close = () => fold.current?.removeAttribute('open');
  return (
    <nav aria-label={words.pages}>
      <details ref={fold} className={styles.fold}>
        <summary className={styles.summary}>{words.menu}</summary>
        <ul className={styles.list} role="list">
          {items.map(({ title, link }) => (
            <li key={link}>
              <Link
                className={styles.link}
                to={link}
                // The page's own address does not change.
                {...(withPrefix(link) === pathname && { onClick: close })}
                getProps={(state) => ({ 'aria-current': ariaCurrent(link, withPrefix('/'), state) })}
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
