import type { Git } from './git';
import { linesOf } from './repository';

/** What stands before the moment of a version, and before no path. */
const mark = '//';

/**
 * When each file below a folder of a project got as it is: the moment of the last version that changed it, where none of it
 * has changed since. The moment of a branch's work is that of its merge, since it was not to be seen before. Of a copy without
 * history it is that of the one version. Empty where git knows nothing of the project.
 */
export const committedAt = async (git: Git, folder: string): Promise<ReadonlyMap<string, Date>> => {
  const below = ['--', folder];
  const listed = async (...args: readonly string[]) => {
    const run = await git(['-c', 'core.quotePath=false', '-c', 'log.showRoot=true', ...args, ...below]).catch(
      () => null,
    );
    return run?.code === 0 ? linesOf(run.out) : null;
  };
  const names = ['--name-only', '--relative', '--no-renames'];
  const [log, changed, others] = await Promise.all([
    listed('log', '--first-parent', '-m', `--format=${mark}%ct`, ...names),
    listed('diff', 'HEAD', ...names),
    listed('ls-files', '--others'),
  ]);
  const found = new Map<string, Date>();
  let moment = new Date(0);
  // The newest stands first.
  for (const line of log ?? [])
    if (line.startsWith(mark)) moment = new Date(Number(line.slice(mark.length)) * 1000);
    else if (!found.has(line)) found.set(line, moment);
  for (const path of [...(changed ?? []), ...(others ?? [])]) found.delete(path);
  return found;
};
