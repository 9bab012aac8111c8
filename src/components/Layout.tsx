import type { ReactNode } from 'react';
import { words } from 'site-words';
import { Footer } from './Footer';
import { Header } from './Header';
import * as styles from './Layout.module.css';
import { Navigation } from './Navigation';

interface LayoutProps {
  readonly children: ReactNode;
  /** The address of the page. */
  readonly pathname: string;
  /** Whether the newsletter stands on it. */
  readonly hasNewsletter: boolean;
}

/** The shell round every page. */
export function Layout({ children, pathname, hasNewsletter }: LayoutProps) {
  return (
    <div className={styles.layout}>
      <a className={`${styles.skip} screen-only`} href="#content">
        {words.skipToContent}
      </a>
      <Header />
      <Navigation pathname={pathname} />
      <main className={styles.main} id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer hasNewsletter={hasNewsletter} />
    </div>
  );
}
