import { escapeXml } from './text';

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
