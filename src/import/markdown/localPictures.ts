import { posix } from 'node:path';
import { percentDecoded } from '../../lib/address';

/** Where blogs keep what lies at the root of their sites. */
const roots = ['', 'static/', 'public/', 'assets/', 'src/', 'source/', 'content/'];

export type FindFile = (address: string) => string;

/** Finds the file that an address means in a text of a folder, by its path; what is no file stays as it is. */
export const fileFinder = (paths: ReadonlySet<string>, around: string, folder: string): FindFile => {
  return (address) => {
    if (/^([a-z][a-z+.-]*:|\/\/|#)/i.test(address)) return address;
    const path = percentDecoded(address.split(/[?#]/)[0] ?? '').replace(/\/+$/, '');
    const beside = path.startsWith('/') ? [] : [`${folder}/${path}`];
    const places = [...beside, ...roots.map((root) => `${around}${root}${path}`)];
    // What leads out of what was given begins with dots, and is none of it.
    return places.map((place) => posix.normalize(`./${place}`)).find((place) => paths.has(place)) ?? address;
  };
};

const written = (path: string): string => (/[\s()<>]/.test(path) ? `<${path}>` : path);

const inMarkdown = /(!\[(?:\\.|[^\]\\\n]){0,500}\]\(\s{0,9})(<[^>\n]{0,2000}>|[^\s()<>]{1,2000})/g;
const inHtml = /(<img\b[^>]{0,500}?\bsrc\s{0,9}=\s{0,9}["'])([^"'\n]{1,2000})/gi;

const inLinks =
  /(\]\(\s{0,9}|^ {0,3}\[[^\]\n]{1,500}\]:\s{0,9}|<a\b[^>]{0,500}?\bhref\s{0,9}=\s{0,9}["'])(<[^>\n]{0,2000}>|[^\s()<>"']{1,2000})/gim;

/** A piece of Markdown in which links to files of texts lead to where these stood, as `addressOf` says. */
export const withTexts = (markdown: string, addressOf: (link: string) => string | undefined): string =>
  markdown.replaceAll(
    inLinks,
    (all, before: string, link: string) =>
      before + (addressOf(link.replace(/^<(.*)>$/, '$1')) ?? all.slice(before.length)),
  );

/** A piece of Markdown with the paths of its pictures instead of their addresses beside the text. */
export const withFiles = (markdown: string, find: FindFile): string =>
  markdown
    .replaceAll(inMarkdown, (_all, before: string, address: string) => {
      const bare = address.replace(/^<(.*)>$/, '$1');
      const found = find(bare);
      return before + (found === bare ? address : written(found));
    })
    .replaceAll(inHtml, (_all, before: string, address: string) => before + find(address));
