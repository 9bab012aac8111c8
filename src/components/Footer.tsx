import { Link, withPrefix } from 'gatsby';
import { words } from 'site-words';
import { useSite } from '../hooks/useSite';
import { mailLink } from '../lib/address';
import { topRoute } from '../lib/routes';
import * as styles from './Footer.module.css';

/** The copyright line and the links at the end of every page; in print, the site's address instead of the links. */
export function Footer() {
  const { site, allPolicy } = useSite();
  return (
    <footer className={`${styles.footer} row small soft`}>
      <p>
        © {site.footerYear} {site.company}
      </p>
      <ul className={`${styles.links} links screen-only`} role="list">
        <li>
          <a href={mailLink(site.mail)}>{words.contact}</a>
        </li>
        {allPolicy.nodes.map(({ title, slug }) => (
          <li key={slug}>
            <Link to={topRoute(slug)}>{title}</Link>
          </li>
        ))}
        {site.footerLinks.map(({ title, path }) => (
          <li key={path}>
            {path.endsWith('/') ? <Link to={path}>{title}</Link> : <a href={withPrefix(path)}>{title}</a>}
          </li>
        ))}
      </ul>
      <p className={styles.address}>
        {site.siteUrl} · {site.mail}
      </p>
    </footer>
  );
}
