import { adviseOnPictures } from '../../../content/check/adviseOnPictures';
import { isEntryFile } from '../../../content/model/entryFiles';
import { reasonsOf, Refused, refuseProblems } from '../../../content/read/refused';
import { pathBeside } from '../../../content/read/usedFiles';
import { mediaTypeOf } from '../../../hosting/mediaTypes';
import { localIsoDate } from '../../../lib/localIsoDate';
import { inContent, isContentFile, isMedia, placeOfEntry, versionId } from '../../change/paths';
import { type Plan, planChange, touchedBy } from '../../change/plan';
import { refuseUnlike } from '../../change/stale';
import { bitmapSize, missingFiles, refuseMedia, type SizeOf } from './faults';
import { type CommittedFile, type GitHost, Moved } from './git/gitHost';
import type { Change, Host } from './host';
import { readState, type State } from './hostedState';
import { keptInMemory, type TextStore } from './textStore';

/** What the browser lends, or a test. */
interface Means {
  readonly store?: TextStore;
  readonly sizeOf?: SizeOf;
  /** As an ISO date. */
  readonly today?: () => string;
}

/** What is committed for a plan; what stays as it is is left out. */
const committed = ({ texts, media, removed }: Plan<Blob>, { digests, files }: State): CommittedFile[] => {
  const before = new Map(files.map(({ path, text }) => [path, text]));
  const changed = [...texts].filter(([path, text]) => before.get(path) !== text);
  const written = [...changed.map(([path, text]) => [path, new Blob([text])] as const), ...media];
  const gone = [...digests.keys()].filter((path) =>
    removed.some((one) => path === one || path.startsWith(`${one}/`)),
  );
  return [
    ...written.map(([path, content]) => ({ path, content, before: digests.get(path) })),
    ...gone.map((path) => ({ path, content: null, before: digests.get(path) })),
  ];
};

const mostTurns = 3;

/** The content at a Git host: it is checked in the browser, and each save is one commit. */
export const hosted = (
  git: GitHost,
  { store = keptInMemory(), sizeOf = bitmapSize, today = () => localIsoDate(new Date()) }: Means = {},
): Host => {
  let last: State | undefined;
  const stateOf = async (version: string): Promise<State> => {
    if (last?.version !== version) last = await readState(git, store, version);
    return last;
  };
  /** Throws Refused and Stale. */
  const planOn = async (now: State, change: Change): Promise<Plan<Blob>> => {
    const paths = [...now.digests.keys()].filter((path) => inContent.test(path));
    const plan = planChange({ paths, entries: now.entries }, change, today());
    for (const { path } of change.files.filter((file) => isEntryFile(file.path))) {
      const found = now.files.find((file) => file.path === path);
      refuseUnlike(path, change.bases[path] ?? null, found ?? { text: null, version: null });
    }
    await refuseMedia(plan.media, sizeOf);
    const isThere = (path: string): boolean =>
      plan.media.has(path) || (now.digests.has(path) && !plan.removed.includes(path));
    const missing = plan.saved.flatMap((entry) => missingFiles(entry, isThere));
    refuseProblems([...plan.problems, ...missing], ...plan.saved.map(({ file }) => file));
    return plan;
  };
  const commit = async (change: Change): Promise<{ readonly plan: Plan<Blob>; readonly version: string }> => {
    for (let turn = 1; turn <= mostTurns; turn += 1) {
      const now = await stateOf(await git.head());
      const plan = await planOn(now, change);
      const files = committed(plan, now);
      if (!files.length) return { plan, version: now.version };
      try {
        const message = change.message.trim() || 'Change the content';
        return { plan, version: await git.commit({ head: now.version, message, files }) };
      } catch (error) {
        if (!(error instanceof Moved)) throw error;
      }
    }
    throw new Refused('others save at the same moment: try again');
  };
  const adviceOn = async ({ saved, media }: Plan<Blob>) => {
    const found = saved.map((entry) =>
      adviseOnPictures(entry, async (name) => {
        const sent = media.get(pathBeside(entry.file, name));
        return sent ? sizeOf(sent) : null;
      }),
    );
    return reasonsOf((await Promise.all(found)).flat(), ...saved.map(({ file }) => file));
  };
  return {
    list: async () => {
      const { digests, files } = await stateOf(await git.head());
      return {
        entries: files,
        media: [...digests.keys()].filter((path) => isContentFile(path) && isMedia(path)),
      };
    },
    read: async (path, version) => {
      if (!isContentFile(path)) throw new Refused(`${path} is not a file of the content`);
      if (version !== undefined && !versionId.test(version)) throw new Refused(`${version} is not a version`);
      const found = await git.file(path, version ?? last?.version ?? (await git.head()));
      return new Blob([await found.arrayBuffer()], { type: mediaTypeOf(path) ?? '' });
    },
    save: async (change) => {
      const { plan, version } = await commit(change);
      const { files } = await stateOf(version);
      const changed = change.files.map(({ path }) => path).filter(isEntryFile);
      const versions = [...new Set([...changed, ...touchedBy(plan)])].map((path) => [
        path,
        files.find((file) => file.path === path)?.version ?? null,
      ]);
      return {
        versions: Object.fromEntries(versions) as Record<string, string | null>,
        advice: await adviceOn(plan),
      };
    },
    history: (path) => git.log(placeOfEntry(path)),
    whoAmI: () => git.user(),
  };
};
