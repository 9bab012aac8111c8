import { useEffect, useRef } from 'react';
import { words } from 'site-words';
import { useSite } from '../hooks/useSite';
import type { Spoken } from '../lib/spoken';
import { MenuGroup } from './MenuGroup';
import { MenuLink } from './MenuLink';
import * as styles from './Navigation.module.css';

interface NavigationProps {
  /** The address of the page: where it changes, the folded navigation closes. */
  readonly pathname: string;
  /** What the page says where it is in another language than the site's. */
  readonly spoken: Partial<Spoken>;
}

/**
 * What the site leads to, in the author's order. On a phone it folds; on a wide screen the style sheet shows what is folded, so
 * neither needs JavaScript.
 */
export function Navigation({ pathname, spoken }: NavigationProps) {
  const { menu } = useSite().site.shell;
  const said = spoken.words ?? words;
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const details = fold.current;
    // Not on arrival: the visitor may have opened it before React came.
    return () => details?.removeAttribute('open');
  }, [pathname]);
  const shared = { pathname, close: () => fold.current?.removeAttribute('open') };
  return (
    <nav aria-label={said.pages} {...spoken.ofWords}>
      <details ref={fold} className={styles.fold}>
        <summary className={styles.summary}>{said.menu}</summary>
        <ul className={styles.list} role="list" {...spoken.ofSite}>
          {menu.map(({ title, link, rel, items }, index) => (
            <li key={index}>
              {link ? (
                <MenuLink title={title} link={link} rel={rel} {...shared} />
              ) : (
                <MenuGroup title={title} items={items} {...shared} />
              )}
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
