import { Refused } from '../content/read/refused';
import { whyNotFetched } from '../git/failures';
import type { Git } from '../git/git';
import { kitRemote, linesOf, remotesOf } from '../git/repository';
import { tried } from '../lib/tried';
import { isVersion } from '../lib/version';
import { printedBy, told } from './told';

/** Apart from the author's own tags; as what comes from the kit's remote it is not taken for the author's work. */
const kept = `refs/remotes/${kitRemote}/versions/`;

const unknown = `git does not know where the kit comes from. Say it once, by the address of the project that you have copied, like
    npm run update -- --from https://git.example/someone/last-writes.git`;

/**
 * Fetches the versions of the kit, with their history, from the place that git knows as the kit's or from an address, which it
 * remembers where versions come from there. Throws Refused where none come.
 */
export const fetchVersions = async (git: Git, address: string | undefined): Promise<void> => {
  const isKnown = (await remotesOf(git)).includes(kitRemote);
  if (address === undefined && !isKnown) throw new Refused(unknown);
  const isShallow = (await told(git, ['rev-parse', '--is-shallow-repository'])).trim() === 'true';
  const run = await git([
    // Without progress, a long fetch would be silent, and ended.
    ...['fetch', '--progress', '--no-tags', '--prune', '--no-recurse-submodules'],
    ...(isShallow ? ['--unshallow'] : []),
    ...['--', address ?? kitRemote, `+refs/tags/v*:${kept}v*`],
  ]);
  printedBy(run, whyNotFetched);
  if (address === undefined) return;
  await told(git, ['remote', isKnown ? 'set-url' : 'add', '--', kitRemote, address]);
};

/** The versions of the kit that were fetched, and the commit of each. A tag that is called otherwise is none. */
export const versionsIn = async (git: Git): Promise<ReadonlyMap<string, string>> => {
  const format = '--format=%(refname)%00%(objecttype) %(objectname)%00%(*objecttype) %(*objectname)';
  const lines = linesOf(Buffer.from(await told(git, ['for-each-ref', format, kept])));
  const found = lines
    .map((line) => line.split('\0'))
    .map(([ref = '', ...objects]): [string, string] => {
      const commit = objects.find((object) => object.startsWith('commit '))?.slice('commit '.length);
      return [ref.slice(`${kept}v`.length), commit ?? ''];
    });
  return new Map(found.filter(([version, commit]) => isVersion(version) && commit));
};

/** The version of the kit that a commit is, as its package.json says; null where that says none. */
export const versionAt = async (git: Git, commit: string): Promise<string | null> => {
  const { code, out } = await git(['cat-file', 'blob', `${commit}:package.json`]);
  if (code !== 0) return null;
  const said = tried(() => JSON.parse(out.toString('utf8')) as { readonly version?: unknown } | null);
  const version = said?.version;
  return typeof version === 'string' && isVersion(version) ? version : null;
};
