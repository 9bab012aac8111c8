import { escapeXml } from './text';

export interface Press {
  readonly name: string;
  readonly slug: string;
}

/** A text with every {press} replaced by the press's name, its slug, or its name for HTML; unchanged without a press. */
export const fillPress = (text: string, press: Press | undefined, form: 'name' | 'slug' | 'html'): string => {
  if (!press) return text;
  const { name, slug } = press;
  return (
    text
      // As Markdown writes it in the address of a link.
      .replaceAll('%7Bpress%7D', () => slug)
      .replaceAll('{press}', () => ({ name, slug, html: escapeXml(name) })[form])
  );
};
