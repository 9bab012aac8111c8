import type { Git } from '../git/git';
import type { Merged, Side, Torn } from './merge';
import { mergePackages } from './mergePackages';
import { told } from './told';
import { type Blob, withFile } from './trees';

/** What npm writes, which nobody changes by hand. */
export const lockFile = 'package-lock.json';

/** What it is made of. */
const packageFile = 'package.json';

type Fields = Readonly<Record<string, unknown>>;

const fieldsIn = async (git: Git, { oid }: Blob): Promise<Fields> =>
  JSON.parse(await told(git, ['cat-file', 'blob', oid])) as Fields;

const mergedPackages = async (
  git: Git,
  { base, mine, kit }: Torn,
  side: Side | null,
): Promise<Blob | null> => {
  if (!base || !mine || !kit) return null;
  try {
    const states = await Promise.all([base, mine, kit].map((blob) => fieldsIn(git, blob)));
    const merged = mergePackages(states[0] ?? {}, states[1] ?? {}, states[2] ?? {}, side);
    if (!merged) return null;
    const text = `${JSON.stringify(merged, null, 2)}\n`;
    return { mode: kit.mode, oid: (await told(git, ['hash-object', '-w', '--stdin'], text)).trim() };
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
};

/**
 * Settles what is torn of the two files of npm: package.json by its fields, the lock file for the kit's, to which npm adds what
 * the author has added there. What can't be settled without a side stays torn.
 */
export const settlePackages = async (
  git: Git,
  { tree, torn }: Merged,
  side: Side | null,
): Promise<Merged> => {
  let settled = tree;
  const left: Torn[] = [];
  for (const file of torn) {
    const blob =
      file.path === lockFile
        ? (file.kit ?? null)
        : file.path === packageFile
          ? ((await mergedPackages(git, file, side)) ?? undefined)
          : undefined;
    if (blob === undefined) left.push(file);
    else settled = await withFile(git, settled, file.path, blob);
  }
  return { tree: settled, torn: left };
};
