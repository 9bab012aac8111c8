import { Refused } from '../content/read/refused';
import type { Git } from '../git/git';
import type { Version } from './app/host/host';
import { placeOfEntry } from './change/paths';

const most = 100;

/** The versions of an entry that git keeps, the newest first, up to a hundred; none where there is no git. */
export const historyOf = async (git: Git, path: string): Promise<Version[]> => {
  const log = ['log', '-z', '--no-show-signature', `--max-count=${most}`, '--format=%H%n%aI%n%an%n%B'];
  const run = await git([...log, '--', `:(literal)${placeOfEntry(path)}`]).catch(() => null);
  if (run?.code !== 0) return [];
  return run.out
    .toString('utf8')
    .split('\0')
    .filter(Boolean)
    .map((said) => {
      const [id = '', date = '', author = '', ...message] = said.split('\n');
      return { id, date, author, message: message.join('\n').trim() };
    });
};

/** A file as a version had it. The version is git's whole digest, the path one of the content. Throws Refused. */
export const fileAt = async (git: Git, path: string, version: string): Promise<Buffer> => {
  const run = await git(['cat-file', 'blob', `${version}:./${path}`]).catch(() => null);
  if (run?.code !== 0) throw new Refused(`there was no ${path} in that version`);
  return run.out;
};
