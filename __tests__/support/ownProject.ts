import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { keepBeginning, putKitAside } from '../../src/cli/beginGit';
import { beginContent } from '../../src/content/write/begin';
import { makeGit } from '../../src/git/git';
import { finish } from '../../src/update/afterwards';
import { goBack } from '../../src/update/goBack';
import { fetchVersions } from '../../src/update/kitVersions';
import type { Side } from '../../src/update/merge';
import { updateCode } from '../../src/update/update';
import { site, today } from './content';
import { gitIn } from './editor/gitProject';

export type Files = Readonly<Record<string, string | null>>;

/** Writes files below a folder; those of null go. */
export const putIn = (root: string, files: Files): void => {
  for (const [file, text] of Object.entries(files)) {
    if (text === null) rmSync(join(root, file), { recursive: true });
    else {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
  }
};

/** Keeps all that has changed below a folder. */
export const keep = (root: string, message: string): void => {
  gitIn(root, 'add', '--all');
  gitIn(root, 'commit', '--quiet', '--allow-empty', `--message=${message}`);
};

/** Says whose versions are made in a folder. */
export const configure = (root: string): void => {
  gitIn(root, 'config', 'user.name', 'M. Keeper');
  gitIn(root, 'config', 'user.email', 'me@keeper.example');
};

/** An author's project. */
export const makeOwn = (root: string) => {
  const git = makeGit(root);
  const run = (...args: string[]): string => gitIn(root, ...args);
  const head = (): string => run('rev-parse', 'HEAD');
  /** What was asked of npm; `does` is what npm does. */
  const asked: string[] = [];
  const does: { npm: (command: string) => boolean } = { npm: () => true };
  const npm = (args: readonly string[]): Promise<boolean> => {
    asked.push(args.join(' '));
    return Promise.resolve(does.npm(args.join(' ')));
  };
  return {
    root,
    git,
    run,
    head,
    asked,
    does,
    put: (files: Files) => putIn(root, files),
    text: (file: string): string => readFileSync(join(root, file), 'utf8'),
    keep: (files: Files, message = 'Mine') => {
      putIn(root, files);
      keep(root, message);
    },
    /** The files of a version, each with its digest, whose path begins with one of these, or with none of the author's. */
    files: (commit: string, folders?: readonly string[]): string[] =>
      run('ls-tree', '-r', commit)
        .split('\n')
        .filter((line) => {
          const top = line.split('\t')[1]?.split('/')[0] ?? '';
          return folders ? folders.includes(top) : !['data', 'static', 'sample'].includes(top);
        }),
    begin: async () => {
      await putKitAside(git, 'the kit');
      await beginContent(root, site, `before-${today}`, today);
      await keepBeginning(git, 'M. Keeper');
    },
    update: async (side: Side | null = null, from?: string) => {
      await fetchVersions(git, from);
      const before = head();
      const exchanged = await updateCode(git, side);
      return { exchanged, failed: exchanged && (await finish(git, npm, before, exchanged, false)) };
    },
    back: async (side: Side | null = null) => {
      const before = head();
      const exchanged = await goBack(git, side);
      return { exchanged, failed: await finish(git, npm, before, exchanged, true) };
    },
  };
};

export type Own = ReturnType<typeof makeOwn>;
