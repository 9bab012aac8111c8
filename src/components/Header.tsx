import { Link } from 'gatsby';
import { useSite } from '../hooks/useSite';
import type { Spoken } from '../lib/spoken';
import * as styles from './Header.module.css';

/** The logo, the site's name and its tagline, on a page that may be in another language. */
export function Header({ spoken }: { readonly spoken: Partial<Spoken> }) {
  const { site } = useSite();
  return (
    <header className={styles.header} {...spoken.ofSite}>
      <Link className={styles.home} to="/">
        <img className={styles.logo} src={site.logo.publicURL ?? ''} width={72} height={72} alt="" />
        <span className={styles.title}>{site.title}</span>
      </Link>
      <p className={`${styles.tagline} soft`}>{site.tagline}</p>
    </header>
  );
}
