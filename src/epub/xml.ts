const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** What XML 1.0 has no way to write. */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** A text as XML writes it, in attributes too. */
export const escapeXml = (text: string): string =>
  text.replaceAll(unwritable, '').replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element of XML; attributes that are undefined are left out, `content` is XML. */
export const tag = (name: string, attributes: Attributes = {}, content = ''): string => {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`)
    .join('');
  return content ? `<${name}${written}>${content}</${name}>` : `<${name}${written}/>`;
};

/** An element that holds a text. */
export const textTag = (name: string, text: string, attributes: Attributes = {}): string =>
  tag(name, attributes, escapeXml(text));

/** A file of XML. */
export const xmlFile = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
