import { Link } from 'gatsby';
import { useSite } from '../hooks/useSite';
import * as styles from './Header.module.css';

/** The logo, the site's name and its tagline. */
export function Header() {
  const { site } = useSite();
  return (
    <header className={styles.header}>
      <Link className={styles.home} to="/">
        <img className={styles.logo} src={site.logo.publicURL ?? ''} width={72} height={72} alt="" />
        <span className={styles.title}>{site.title}</span>
      </Link>
      <p className={`${styles.tagline} soft`}>{site.tagline}</p>
    </header>
  );
}
