import { contentFolder } from '../content/model/collections';
import { sampleFolder } from '../content/write/begin';
import type { Git } from '../git/git';
import { told } from './told';

/** A file as git keeps it. */
export interface Blob {
  readonly mode: string;
  readonly oid: string;
}

interface Item extends Blob {
  readonly type: string;
  readonly name: string;
}

const filesOfHosts = 'static';
const own = [contentFolder, filesOfHosts, sampleFolder];

/**
 * Whether what is called so at the top of a project is the author's, of which no update takes notice. In any case of letters:
 * on many disks Data is data.
 */
export const isAuthors = (name: string): boolean =>
  own.includes(name.toLowerCase()) || name.toLowerCase().startsWith('before-');

const itemsIn = async (git: Git, tree: string): Promise<Item[]> =>
  (await told(git, ['ls-tree', '-z', tree]))
    .split('\0')
    .filter(Boolean)
    .map((line) => {
      const tab = line.indexOf('\t');
      const [mode = '', type = '', oid = ''] = line.slice(0, tab).split(' ');
      return { mode, type, oid, name: line.slice(tab + 1) };
    });

const makeTree = async (git: Git, items: readonly Item[]): Promise<string> => {
  const lines = items.map(({ mode, type, oid, name }) => `${mode} ${type} ${oid}\t${name}\0`);
  return (await told(git, ['mktree', '-z'], lines.join(''))).trim();
};

/** A tree without what is the author's. */
export const codeOf = async (git: Git, tree: string): Promise<string> =>
  makeTree(
    git,
    (await itemsIn(git, tree)).filter(({ name }) => !isAuthors(name)),
  );

/** A tree of the code of one and what is the author's in another. */
export const codeWithOwn = async (git: Git, code: string, mine: string): Promise<string> =>
  makeTree(git, [
    ...(await itemsIn(git, code)).filter(({ name }) => !isAuthors(name)),
    ...(await itemsIn(git, mine)).filter(({ name }) => isAuthors(name)),
  ]);

/** A tree with this in the place of the file at a path, or without it. Folders that are empty then are gone. */
export const withFile = async (git: Git, tree: string, path: string, file: Blob | null): Promise<string> => {
  const [name = '', ...rest] = path.split('/');
  const items = await itemsIn(git, tree);
  const others = items.filter((item) => item.name !== name);
  if (!rest.length) return makeTree(git, [...others, ...(file ? [{ ...file, type: 'blob', name }] : [])]);
  const folder = items.find((item) => item.name === name && item.type === 'tree');
  const below = folder?.oid ?? (await makeTree(git, []));
  const oid = await withFile(git, below, rest.join('/'), file);
  const isEmpty = (await itemsIn(git, oid)).length === 0;
  return makeTree(git, [...others, ...(isEmpty ? [] : [{ mode: '040000', type: 'tree', oid, name }])]);
};
