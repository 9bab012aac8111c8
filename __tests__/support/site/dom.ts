/** The texts of all elements that a selector finds, with single spaces. */
export const texts = (root: ParentNode, selector: string): string[] =>
  [...root.querySelectorAll(selector)].map((element) => element.textContent.replace(/\s+/g, ' ').trim());

/** An attribute of all elements that a selector finds. */
export const attributes = (root: ParentNode, selector: string, name: string): (string | null)[] =>
  [...root.querySelectorAll(selector)].map((element) => element.getAttribute(name));

/** What a page tells its readers, its title first. A script is no text to read, and has braces of its own. */
export const readingOf = ({ title, body }: Document): string => {
  const shown = body.cloneNode(true) as HTMLElement;
  shown.querySelectorAll('script').forEach((script) => script.remove());
  return `${title} ${shown.textContent}`;
};

/** How many words a text has. */
export const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length;
