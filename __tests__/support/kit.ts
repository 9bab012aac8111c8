import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeBeginning } from './beginning';
import { gitIn } from './editor/gitProject';
import { configure, type Files, keep, makeOwn, type Own, putIn } from './ownProject';

/** So many lines, of which each can be changed by itself. */
export const lines = (changed: Readonly<Record<number, string>> = {}): string =>
  Array.from({ length: 30 }, (_, index) => `${changed[index + 1] ?? `line ${index + 1}`}\n`).join('');

const packagesOf = (version: string, more: object): string =>
  `${JSON.stringify({ name: 'a-kit', version, ...more }, null, 2)}\n`;

/** A kit with a sample and one version, 0.1.0, from which authors take copies. */
export const makeKit = () => {
  const { root } = makeBeginning();
  const folders = [root];
  const run = (...args: string[]): string => gitIn(root, ...args);
  const folder = (): string => {
    const made = mkdtempSync(join(tmpdir(), 'last-writes-own-'));
    folders.push(made);
    return made;
  };
  const release = (version: string, files: Files, more: object = {}): void => {
    putIn(root, { 'package.json': packagesOf(version, more), ...files });
    keep(root, `Release ${version}`);
    run('tag', `v${version}`);
  };
  run('init', '--quiet', '--initial-branch=main', '--template=');
  configure(root);
  release('0.1.0', {
    '.gitignore': '/before-*/\n/data/.writing/\n',
    'package-lock.json': lines(),
    'src/main.ts': lines(),
    'src/old.ts': 'an old part\n',
    'sample/README.md': 'the workshop of the sample\n',
    'static/.nojekyll': '',
    'data/books/kept/index.json': '{"title":"The kit’s"}\n',
    'data/books/gone/index.json': '{"title":"Soon gone"}\n',
    'data/books/moved/index.json': '{"title":"Soon moved, as it is, a few words long"}\n',
  });
  return {
    root,
    run,
    release,
    put: (files: Files) => putIn(root, files),
    keep: (message: string) => keep(root, message),
    /** A copy by `git clone`. */
    clone: (...options: string[]): Own => {
      const made = folder();
      gitIn(made, 'clone', '--quiet', ...options, `file://${root}`, '.');
      configure(made);
      return makeOwn(made);
    },
    /** A copy of the files alone, as by "Use this template". */
    template: (): Own => {
      const made = folder();
      gitIn(made, 'clone', '--quiet', root, '.');
      rmSync(join(made, '.git'), { recursive: true });
      gitIn(made, 'init', '--quiet', '--initial-branch=main', '--template=');
      configure(made);
      keep(made, 'Initial commit');
      return makeOwn(made);
    },
    end: () => folders.forEach((made) => rmSync(made, { recursive: true, force: true })),
  };
};
