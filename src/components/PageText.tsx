import { Prose } from './Prose';
import * as styles from './PageText.module.css';

interface PageTextProps {
  readonly title: string;
  readonly html: string;
  /** Whether the page is made of pictures, which a few words introduce. */
  readonly isLead?: boolean;
}

/** The heading and the text that a page begins with. */
export function PageText({ title, html, isLead = false }: PageTextProps) {
  return (
    <div className={isLead ? styles.lead : 'column'}>
      <h1>{title}</h1>
      <Prose html={html} />
    </div>
  );
}
