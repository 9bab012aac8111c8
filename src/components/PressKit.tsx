import { graphql, Link, withPrefix } from 'gatsby';
import type { ReactNode } from 'react';
import { words } from 'site-words/pressKit';
import { pressKitFile } from '../lib/pressKitRoutes';
import { PressBio } from './PressBio';
import { PressFacts } from './PressFacts';
import * as styles from './PressKit.module.css';
import { PressPortrait } from './PressPortrait';

interface PressKitProps {
  readonly kit: Queries.PressKitFragment;
  readonly site: Queries.PressKitSiteFragment;
  /** The size of the archive, in words. */
  readonly archiveSize: string;
  /** What follows. */
  readonly children: ReactNode;
}

/** What journalists need to write about the author, as an h-card (https://microformats.org/wiki/h-card). */
export function PressKit({ kit, site, archiveSize, children }: PressKitProps) {
  const { bio50, bio100, bio250 } = kit;
  return (
    <div className={`${styles.kit} h-card`}>
      <header className={styles.header}>
        <h1>{words.title}</h1>
        <p className={`${styles.large} caps`}>
          <Link className="quiet p-name u-url" to="/">
            {site.author}
          </Link>
        </p>
        <p>{words.lead}</p>
        <p>
          <a className={styles.large} href={withPrefix(pressKitFile)} download>
            {words.everything(archiveSize)}
          </a>
        </p>
      </header>
      <div className={styles.columns}>
        <PressPortrait kit={kit} author={site.author} />
        <div className={styles.bios}>
          <PressBio length={50} text={bio50} />
          {bio100 && <PressBio length={100} text={bio100} />}
          {bio250 && <PressBio length={250} text={bio250} />}
        </div>
        <PressFacts kit={kit} site={site} />
      </div>
      {children}
    </div>
  );
}

export const fragment = graphql`
  fragment PressKit on PressKit {
    bio50
    bio100
    bio250
    ...PressPortrait
    ...PressFacts
  }
`;

export const siteFragment = graphql`
  fragment PressKitSite on SiteSettings {
    author
    ...ContactLinks
  }
`;
