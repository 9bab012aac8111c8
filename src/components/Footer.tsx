import { Link, withPrefix } from 'gatsby';
import { useSite } from '../hooks/useSite';
import type { Spoken } from '../lib/spoken';
import { BuiltHtml } from './BuiltHtml';
import * as styles from './Footer.module.css';

interface FooterProps {
  /** Whether the newsletter stands on the page. */
  readonly hasNewsletter: boolean;
  /** What the page says where it is in another language than the site's. */
  readonly spoken: Partial<Spoken>;
}

/** The copyright line and the links at the end of every page; in print, the site's address instead of the links. */
export function Footer({ hasNewsletter, spoken }: FooterProps) {
  const { site } = useSite();
  const links: Spoken['footer'] = spoken.footer ?? site.shell.footer;
  return (
    <footer className={`${styles.footer} row small soft`}>
      <BuiltHtml html={site.footerHtml} {...spoken.ofSite} />
      <p>{`© ${site.footerYear} ${site.company}`}</p>
      <ul className={`${styles.links} links screen-only`} role="list">
        {links.map(({ title, link, lang, dir }, index) => (
          <li key={index} lang={lang} dir={dir}>
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
      <p className={styles.address}>{`${site.siteUrl} · ${site.mail}`}</p>
    </footer>
  );
}

/** Where the newsletter stands, on whichever page. */
const newsletter = '#newsletter';

/** Where a link leads that is to no page of the site: one to a file lies below its path. */
const fileOrAddress = (link: string): string => (link.startsWith('/') ? withPrefix(link) : link);
