import { folderOf, nameIn } from '../../lib/text';
import type { InputFile } from '../found';
import { isoDay } from '../isoDay';
import { hasFrontMatter } from './frontMatter';

const isMarkdown = /\.(md|markdown|mdown|mkd|mdx)$/i;
/** What these hold is a text where it has fields above, and otherwise a part of the site's making. */
const isTemplate = /\.(html?|njk|liquid)$/i;
const passedOver = /^(node_modules|vendor|bower_components|_site|_layouts|_includes|_sass|_data|\..+)$/;
const passedOverAbove = /^(public|dist|build|resources|themes|layouts|archetypes|exampleSite)$/;
const noTexts = /^(404|readme|license|licence|changelog|contributing|code_of_conduct|security|todo)(\.|$)/i;
const postFolders = /^(_?posts?|_?drafts|blog|articles)$/i;

/** Whether the text of a file is HTML. */
export const isHtml = (path: string): boolean => isTemplate.test(path);

/** A name or path of a text without its ending. */
export const withoutEnding = (path: string): string => path.replace(isMarkdown, '').replace(isTemplate, '');

/** Whether a file is a text of the author's, by its path in what was given. */
export const isTextOfSite = (file: Pick<InputFile, 'path' | 'head'>): boolean => {
  const { path } = file;
  const folders = folderOf(path).split('/');
  return (
    (isMarkdown.test(path) || (isTemplate.test(path) && hasFrontMatter(file.head))) &&
    !noTexts.test(nameIn(path)) &&
    !folders.some((folder) => passedOver.test(folder)) &&
    // Below, a post may be called so. An archive may have a folder around all.
    !folders.slice(0, 2).some((folder) => passedOverAbove.test(folder))
  );
};

/** The folder that all files lie in, with a slash; empty where there is none, or where it says something. */
export const folderAround = (paths: readonly string[]): string => {
  const [first = ''] = paths;
  const folder = first.slice(0, first.indexOf('/') + 1);
  const says = /^(content|src|source|pages)\/$/.test(folder) || postFolders.test(folder.slice(0, -1));
  return !says && paths.every((path) => path.startsWith(folder)) ? folder : '';
};

/** What a path says; `around` is the folder around all. */
export const textPlace = (path: string, around: string) => {
  const inside = path.slice(around.length);
  const all = folderOf(inside).split('/').filter(Boolean);
  const contents = all.findIndex((folder) => /^(content|src|source)$/.test(folder));
  const folders = all.slice(contents + 1).filter((folder, index) => index > 0 || folder !== 'pages');
  const file = withoutEnding(nameIn(path));
  const isIndex = /^_?index$/.test(file);
  const named = isIndex ? (folders.at(-1) ?? '') : file;
  const [, date = '', rest = ''] = /^(\d{4}-\d{1,2}-\d{1,2})[-_](.+)$/.exec(named) ?? [];
  const day = isoDay(date);
  const above = isIndex ? folders.slice(0, -1) : folders;
  return {
    /** The last part of its address: its name, or of an index its folder's. */
    name: day ? rest : named,
    /** The day before its name. */
    day,
    /** Below the folder of the contents. */
    folders: above,
    /** Of Jekyll, the folders around that of the posts, which are categories. */
    categories: above.slice(0, Math.max(0, above.indexOf('_posts'))),
    isIndex,
    isInPosts: above.some((folder) => postFolders.test(folder)) || day !== undefined,
    isDraft: folders.some((folder) => /^_?drafts$/i.test(folder)),
    /** Whether it stands above a list, or on the home page, and is none of its own. */
    isList: isIndex && (folders.length === 0 || postFolders.test(named)),
  };
};

/** What the path of a text says of it. */
export type TextPlace = Readonly<ReturnType<typeof textPlace>>;
