import { Refused } from '../content/read/refused';
import { countOf } from '../lib/text';
import type { Git } from '../git/git';
import { readRepository } from '../git/repository';
import { wordFrom } from './told';

const mostNamed = 10;

const noGit = `git does not look after this project, and without it your work can't be told from the kit's. In a terminal, once:
    git init && git add -A && git commit -m "My site"`;

const namesOf = (paths: readonly string[]): string => {
  const more = paths.length - mostNamed;
  const named = paths.slice(0, mostNamed).map((path) => `\n    ${path}`);
  return `${named.join('')}${more > 0 ? `\n    and ${countOf(more, 'more file')}` : ''}`;
};

/** What git must have, by which trees are merged without a file on the disk. */
const oldest = [2, 38] as const;

const refuseOldGit = async (git: Git): Promise<void> => {
  const found = /\d+\.\d+[.\d]*/.exec((await wordFrom(git, ['version'])) ?? '')?.[0] ?? '';
  const [major = 0, minor = 0] = found.split('.').map(Number);
  if (major < oldest[0] || (major === oldest[0] && minor < oldest[1]))
    throw new Refused(
      `this takes git ${oldest.join('.')} or later, and here is ${found || 'none'}: get it from https://git-scm.com/downloads`,
    );
};

/** Throws Refused where the code of a project can't be exchanged now: without git, or with work that git does not have yet. */
export const refuseUnready = async (git: Git): Promise<void> => {
  const repository = await readRepository(git);
  if (!repository) throw new Refused(noGit);
  await refuseOldGit(git);
  if (repository.obstacle !== null) throw new Refused(repository.obstacle);
  const { files } = repository;
  if (files.length)
    throw new Refused(
      `git does not have all of your work yet. Publish it in the editor, or keep it by git add -A && git commit -m "What has changed":${namesOf(files.map(({ path }) => path))}`,
    );
};
