import type { ReactNode } from 'react';
import { words } from 'site-words';
import { Footer } from './Footer';
import { Header } from './Header';
import { Navigation } from './Navigation';
import * as styles from './Layout.module.css';

interface LayoutProps {
  readonly children: ReactNode;
  /** The address of the page. */
  readonly pathname: string;
}

/** The shell round every page. */
export function Layout({ children, pathname }: LayoutProps) {
  return (
    <div className={styles.layout}>
      <a className={styles.skip} href="#content">
        {words.skipToContent}
      </a>
      <Header />
      <Navigation pathname={pathname} />
      <main className={styles.main} id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
