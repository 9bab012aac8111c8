import { Refused } from '../../content/read/refused';
import { contentFolder } from '../../content/model/collections';
import type { Change } from './changes';
import type { Git } from '../../git/git';
import { readChanges } from './orders';
import { kitRemote, placeAt, readRepository, type Repository, type Target } from '../../git/repository';

/** What the author has not published yet. */
export interface Unpublished {
  readonly changes: readonly Change[];
  /** How many files outside the content have changed, which are not published from here. */
  readonly others: number;
  /** The messages of the versions that lie on this machine alone, newest first, up to twenty. */
  readonly versions: readonly string[];
  /** Where versions go on the web, as "github.com/me/my-site"; null where git knows no place. */
  readonly place: string | null;
  /** Why nothing can be published now; null where it can. */
  readonly obstacle: string | null;
}

/** A change as the author was shown it. */
export type Shown = Pick<Change, 'id' | 'version'>;

const mostVersions = 20;

const versionsFor = async (git: Git, target: Target, isFollowing: boolean): Promise<string[]> => {
  const sent = target.isFollowed && isFollowing ? '@{upstream}' : `--remotes=${target.remote}`;
  // An update brings what its makers have kept, too.
  const unsent = ['HEAD', '--not', sent, `--remotes=${kitRemote}`, '--'];
  const { code, out } = await git(['log', '-z', '--format=%s', `--max-count=${mostVersions}`, ...unsent]);
  return code === 0 && out.length ? out.toString('utf8').replace(/\0$/, '').split('\0') : [];
};

/** Reads what is not published; null where the project has no git. */
export const readUnpublished = async (root: string, git: Git): Promise<Unpublished | null> => {
  const repository = await readRepository(git);
  if (!repository) return null;
  const { files, target, isBegun, isFollowing, obstacle } = repository;
  const changes = await readChanges(root, git, files);
  return {
    changes,
    others: files.filter(({ path }) => !path.startsWith(`${contentFolder}/`)).length,
    versions: target && isBegun ? await versionsFor(git, target, isFollowing) : [],
    place: target && (await placeAt(git, target.remote)),
    obstacle,
  };
};

/** The project's repository. Throws Refused where there is none, or git waits for something else. */
export const readyRepository = async (git: Git): Promise<Repository> => {
  const repository = await readRepository(git);
  if (!repository) throw new Refused('git does not look after this project any more');
  if (repository.obstacle) throw new Refused(repository.obstacle);
  return repository;
};

/** What is said where the list is no longer as the author was shown it. */
export const savedMeanwhile = 'something was saved meanwhile: look at the list, which is new, and try again';

/** The changes that the author was shown. Throws Refused where one is no longer as it was. */
export const asShown = (changes: readonly Change[], shown: readonly Shown[]): Change[] =>
  shown.map(({ id, version }) => {
    const found = changes.find((change) => change.id === id && change.version === version);
    if (!found) throw new Refused(savedMeanwhile);
    return found;
  });
