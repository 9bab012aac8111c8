import type { InLanguage } from '../lib/spoken';

interface BuiltHtmlProps extends InLanguage {
  readonly html: string | null | undefined;
}

/** What the build has written, since no script has anything to do with it; nothing where it has written none. */
export const BuiltHtml = ({ html, ...own }: BuiltHtmlProps) =>
  html && <div {...own} dangerouslySetInnerHTML={{ __html: html }} />;
