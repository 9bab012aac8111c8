import { graphql, Link, withPrefix } from 'gatsby';
import type { ReactNode } from 'react';
import { words } from 'site-words/pressKit';
import { pressKitFile } from '../lib/pressKitRoutes';
import { PressBio } from './PressBio';
import { PressFacts } from './PressFacts';
import { PressPortrait } from './PressPortrait';
import * as styles from './PressKit.module.css';

interface PressKitProps {
  readonly kit: Queries.PressKitFragment;
  readonly site: Queries.PressKitSiteFragment;
  /** How large the archive is, in words. */
  readonly archiveSize: string;
  /** What follows. */
  readonly children: ReactNode;
}

/** What those get who write about the author, who is on a card (https://microformats.org/wiki/h-card). */
export function PressKit({ kit, site, archiveSize, children }: PressKitProps) {
  const { bio50, bio100, bio250 } = kit;
  return (
    <div className={`${styles.kit} h-card`}>
      <header className={styles.header}>
        <h1>{words.title}</h1>
        <p className={styles.name}>
          <Link className="p-name u-url" to="/">
            {site.author}
          </Link>
        </p>
        <p>{words.lead}</p>
        <p>
          <a className={styles.archive} href={withPrefix(pressKitFile)} download>
            {words.everything(archiveSize)}
          </a>
        </p>
      </header>
      <div className={styles.columns}>
        <PressPortrait kit={kit} author={site.author} />
        <div className={styles.bios}>
          <PressBio length={50} text={bio50} isNote />
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
