import type { Git } from './git';

/** A file as the last version has it; null where that has none. */
export const readKept = async (git: Git, path: string): Promise<Buffer | null> => {
  const { code, out } = await git(['cat-file', '--filters', `HEAD:${path}`]);
  return code === 0 ? out : null;
};

/** Many files as git keeps them for the last version, by one run; those that it does not have are left out. */
export const readAllKept = async (git: Git, paths: readonly string[]): Promise<Map<string, Buffer>> => {
  const kept = new Map<string, Buffer>();
  // A line of the input is a path.
  const asked = paths.filter((path) => !path.includes('\n'));
  if (!asked.length) return kept;
  const { out } = await git(['cat-file', '--batch'], asked.map((path) => `HEAD:${path}\n`).join(''));
  let at = 0;
  for (const path of asked) {
    const end = out.indexOf('\n', at);
    const size = /^[\da-f]+ blob (\d+)$/.exec(out.toString('utf8', at, end))?.[1];
    at = end + 1;
    if (size === undefined) continue;
    kept.set(path, out.subarray(at, at + Number(size)));
    at += Number(size) + 1;
  }
  return kept;
};
