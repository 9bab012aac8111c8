import { nameIn } from '../../lib/text';

/** What stands in the place of a tag: Markdown, or null where nobody can say. */
export type TagMeaning = string | null;

const part =
  /(?:([\w-]+)\s{0,9}[=:]\s{0,9})?(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|`([^`]*)`|([^\s,]+)),?/g;

/** What a tag says: its name, what follows without a name, and what has one. */
const wordsOf = (inside: string) => {
  const plain: string[] = [];
  const named = new Map<string, string>();
  for (const [, key, double, single, raw, bare] of inside.matchAll(part)) {
    const value = double ?? single ?? raw ?? bare ?? '';
    if (key === undefined) plain.push(value);
    else named.set(key.toLowerCase(), value);
  }
  return { name: plain[0] ?? '', plain: plain.slice(1), named };
};

type Words = Readonly<ReturnType<typeof wordsOf>>;

const first = ({ named }: Words, ...names: readonly string[]): string =>
  names.map((name) => named.get(name) ?? '').find(Boolean) ?? '';

const inBrackets = (text: string): string => text.replaceAll(/[[\]]/g, String.raw`\$&`);
const inQuotes = (text: string): string => text.replaceAll('"', '&quot;');
const inAddress = (address: string): string =>
  /[\s()<>]/.test(address) ? `<${address.replaceAll(/[<>\n]/g, '')}>` : address;

const picture = (address: string, alt: string, caption: string): TagMeaning => {
  if (address === '' || address.includes('{')) return null;
  const title = caption ? ` "${inQuotes(caption)}"` : '';
  return `![${inBrackets(alt || caption)}](${inAddress(address)}${title})`;
};

const isId = (id: string): boolean => /^[\w./-]+$/.test(id);

const links: Readonly<Record<string, (words: readonly string[]) => string>> = {
  youtube: ([id = '']) => `https://www.youtube.com/watch?v=${id}`,
  vimeo: ([id = '']) => `https://vimeo.com/${id}`,
  tweet: ([user = '', id = '']) =>
    id ? `https://twitter.com/${user}/status/${id}` : `https://twitter.com/i/status/${user}`,
  instagram: ([id = '']) => `https://www.instagram.com/p/${id}/`,
  gist: ([user = '', id = '']) => `https://gist.github.com/${id ? `${user}/${id}` : user}`,
};

const link = (name: string, words: Words): TagMeaning => {
  const service = { youtubelite: 'youtube', x: 'tweet', twitter: 'tweet' }[name] ?? name;
  const address = Object.hasOwn(links, service) ? links[service] : undefined;
  if (!address) return null;
  const said = [first(words, 'user'), first(words, 'id')].filter(Boolean);
  const ids = said.length > 0 ? said : words.plain;
  const [whole = ''] = ids;
  if (/^https:\/\/[^\s<>]+$/.test(whole)) return `<${whole}>`;
  return ids.length > 0 && ids.every(isId) ? `<${address(ids)}>` : null;
};

const pictureOf = (words: Words): TagMeaning =>
  picture(
    first(words, 'src', 'url', 'image', 'image_path', 'path', 'file') || (words.plain[0] ?? ''),
    first(words, 'alt') || (words.named.size === 0 ? (words.plain[1] ?? '') : ''),
    [first(words, 'title'), first(words, 'caption', 'description')].filter(Boolean).join(': '),
  );

/** Jekyll's includes are files of any name: those that show a picture or a film are called so. */
const included = ({ plain: [file = '', ...plain], named }: Words): TagMeaning => {
  const name = nameIn(file.replace(/\.\w+$/, '')).toLowerCase();
  const words = { name, plain, named };
  return /^(figure|image|img|picture|photo)$/.test(name) ? pictureOf(words) : link(name, words);
};

/**
 * What a shortcode of Hugo or a tag of Liquid means, by what stands between its signs; `addressOf` knows where other texts
 * stood. Null where it is not known.
 */
export const tagMeaning = (inside: string, addressOf: (text: string) => string | undefined): TagMeaning => {
  const words = wordsOf(inside);
  const name = words.name.toLowerCase();
  if (/^(figure|img|image|imgproc)$/.test(name)) return pictureOf(words);
  if (name === 'include') return included(words);
  if (/^(ref|relref|post_url|link)$/.test(name))
    return addressOf(first(words, 'path') || (words.plain[0] ?? '')) ?? null;
  if (name === 'highlight') return `\`\`\`${words.plain[0] ?? ''}\n`;
  if (/^(\/|end)highlight$/.test(name)) return '\n```';
  if (/^(\/|end)?raw$/.test(name) || /^(\/|end)(\w+)$/.test(name)) return '';
  return link(name, words);
};
