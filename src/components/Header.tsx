import { graphql, Link, useStaticQuery } from 'gatsby';
import * as styles from './Header.module.css';

/** The logo, the site's name and its tagline. */
export function Header() {
  const { site } = useStaticQuery<Queries.HeaderQuery>(graphql`
    query Header {
      site: siteSettings {
        title
        tagline
        logo {
          publicURL
        }
      }
    }
  `);
  return (
    <header className={styles.header}>
      <Link className={styles.home} to="/">
        <img className={styles.logo} src={site?.logo.publicURL ?? ''} width={72} height={72} alt="" />
        <span className={styles.title}>{site?.title}</span>
      </Link>
      <p className={styles.tagline}>{site?.tagline}</p>
    </header>
  );
}
