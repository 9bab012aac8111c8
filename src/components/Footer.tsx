import { Link } from 'gatsby';
import { words } from 'site-words';
import { useSite } from '../hooks/useSite';
import { allSeriesRoute, topRoute } from '../lib/routes';
import * as styles from './Footer.module.css';

/** The company line, the mail link and the policies, and below them what else there is. */
export function Footer() {
  const { site, allPolicy, allSeries } = useSite();
  return (
    <footer className={styles.footer}>
      <p>
        © {site.footerYear} {site.company}
      </p>
      <ul className={styles.links} role="list">
        <li>
          <a href={`mailto:${site.mail}`}>{words.contact}</a>
        </li>
        {allPolicy.nodes.map(({ title, slug }) => (
          <li key={slug}>
            <Link to={topRoute(slug)}>{title}</Link>
          </li>
        ))}
      </ul>
      {allSeries.totalCount > 0 && (
        <p>
          <Link to={allSeriesRoute}>{words.series}</Link>
        </p>
      )}
    </footer>
  );
}
