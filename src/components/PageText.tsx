import { Prose } from './Prose';
import * as styles from './PageText.module.css';

interface PageTextProps {
  readonly title: string;
  readonly html: string;
}

/** The heading and the text that a page begins with. */
export function PageText({ title, html }: PageTextProps) {
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <Prose html={html} />
    </>
  );
}
