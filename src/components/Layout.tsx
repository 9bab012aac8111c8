import type { ReactNode } from 'react';
import { words } from 'site-words';
import type { Spoken } from '../lib/spoken';
import { Footer } from './Footer';
import { Header } from './Header';
import * as styles from './Layout.module.css';
import { Navigation } from './Navigation';

export interface LayoutProps {
  readonly children: ReactNode;
  /** The address of the page. */
  readonly pathname: string;
  /** Whether the newsletter stands on it. */
  readonly hasNewsletter: boolean;
  /** What it says where it is in another language than the site's. */
  readonly spoken?: Partial<Spoken> | undefined;
}

/** The shell round every page. */
export function Layout({ children, pathname, hasNewsletter, spoken = {} }: LayoutProps) {
  return (
    <div className={styles.layout}>
      <a className={`${styles.skip} screen-only`} href="#content" {...spoken.ofWords}>
        {(spoken.words ?? words).skipToContent}
      </a>
      <Header spoken={spoken} />
      <Navigation pathname={pathname} spoken={spoken} />
      <main className={styles.main} id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer hasNewsletter={hasNewsletter} spoken={spoken} />
    </div>
  );
}
