import { graphql } from 'gatsby';
import { BuiltHtml } from './BuiltHtml';
import { Prose } from './Prose';
import * as styles from './PageText.module.css';

interface PageTextProps {
  readonly title: string;
  readonly html: string;
  /** The links to it in other languages. */
  readonly languages?: string | undefined;
  /** Whether the page is made of pictures, which a few words introduce. */
  readonly isLead?: boolean;
}

/** The heading and the text that a page begins with. */
export function PageText({ title, html, languages, isLead = false }: PageTextProps) {
  return (
    <div className={isLead ? styles.lead : 'column'}>
      <h1>{title}</h1>
      <BuiltHtml html={languages} />
      <Prose html={html} />
    </div>
  );
}

/** With what the head of its page says. */
export const fragment = graphql`
  fragment PageText on PageText {
    title
    description
    shareImage
    html
  }
`;
