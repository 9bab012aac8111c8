import { Link, withPrefix } from 'gatsby';
import { useSite } from '../hooks/useSite';
import { BuiltHtml } from './BuiltHtml';
import * as styles from './Footer.module.css';

interface FooterProps {
  /** Whether the newsletter stands on the page. */
  readonly hasNewsletter: boolean;
}

/** The copyright line and the links at the end of every page; in print, the site's address instead of the links. */
export function Footer({ hasNewsletter }: FooterProps) {
  const { site } = useSite();
  return (
    <footer className={`${styles.footer} row small soft`}>
      <BuiltHtml html={site.footerHtml} />
      <p>
        © {site.footerYear} {site.company}
      </p>
      <ul className={`${styles.links} links screen-only`} role="list">
        {site.shell.footer.map(({ title, link }, index) => (
          <li key={index}>
            {/^\/.*\/$/.test(link) ? (
              <Link to={link}>{title}</Link>
            ) : (
              <a href={hasNewsletter && link.endsWith(newsletter) ? newsletter : fileOrAddress(link)}>
                {title}
              </a>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.address}>
        {site.siteUrl} · {site.mail}
      </p>
    </footer>
  );
}

/** Where the newsletter stands, on whichever page. */
const newsletter = '#newsletter';

/** Where a link leads that is to no page of the site: one to a file lies below its path. */
const fileOrAddress = (link: string): string => (link.startsWith('/') ? withPrefix(link) : link);
