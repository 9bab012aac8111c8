import { useEffect, useRef } from 'react';
import * as styles from './MenuGroup.module.css';
import { MenuLink } from './MenuLink';
import * as navigation from './Navigation.module.css';

interface MenuGroupProps {
  readonly title: string;
  readonly items: NonNullable<Queries.SiteQuery['site']>['shell']['menu'][number]['items'];
  readonly pathname: string;
  /** Closes what the group stands in. */
  readonly close: () => void;
}

/** Several links of the navigation below one word, which opens them, with scripts or without. */
export function MenuGroup({ title, items, pathname, close }: MenuGroupProps) {
  const group = useRef<HTMLDetailsElement>(null);
  const fold = () => group.current?.removeAttribute('open');
  useEffect(() => {
    const foldBeside = ({ target }: Event) => !group.current?.contains(target as Node) && fold();
    const foldByKey = ({ key }: KeyboardEvent) => key === 'Escape' && fold();
    document.addEventListener('click', foldBeside);
    document.addEventListener('keydown', foldByKey);
    return () => {
      document.removeEventListener('click', foldBeside);
      document.removeEventListener('keydown', foldByKey);
      fold();
    };
  }, [pathname]);
  const closeAll = () => {
    fold();
    close();
  };
  return (
    <details ref={group} className={styles.group} name="menu">
      <summary className={`${navigation.link} ${styles.word}`}>{title}</summary>
      <ul className={styles.items} role="list">
        {items.map((item, index) => (
          <li key={index}>
            <MenuLink {...item} pathname={pathname} close={closeAll} />
          </li>
        ))}
      </ul>
    </details>
  );
}
