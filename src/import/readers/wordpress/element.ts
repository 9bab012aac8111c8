import type { SaxesTagNS } from 'saxes';

/** An element of an export, with all that is in it. */
export interface Element {
  /** With the usual prefix, whatever it is called in the file: `wp:post_id`. */
  readonly name: string;
  readonly line: number;
  readonly attributes: Readonly<Record<string, string>>;
  text: string;
  readonly children: Element[];
}

const prefixes: readonly (readonly [RegExp, string])[] = [
  [/^https?:\/\/wordpress\.org\/export\/[\d.]+\/excerpt\/$/, 'excerpt'],
  [/^https?:\/\/wordpress\.org\/export\/[\d.]+\/$/, 'wp'],
  [/^https?:\/\/purl\.org\/rss\/1\.0\/modules\/content\/$/, 'content'],
  [/^https?:\/\/purl\.org\/dc\/elements\/1\.1\/$/, 'dc'],
];

const known = new Map<string, string | undefined>();

const prefixOf = (uri: string): string | undefined => {
  if (!known.has(uri)) known.set(uri, prefixes.find(([pattern]) => pattern.test(uri))?.[1]);
  return known.get(uri);
};

/** The name of an element by its namespace, of any version; by its own prefix where that is declared nowhere. */
export const nameOf = ({ name, uri, local }: Pick<SaxesTagNS, 'name' | 'uri' | 'local'>): string => {
  const prefix = uri ? prefixOf(uri) : undefined;
  return prefix ? `${prefix}:${local}` : name;
};

/** The text of the first child of a name; empty where there is none. */
export const textIn = ({ children }: Element, name: string): string =>
  children.find((child) => child.name === name)?.text ?? '';
