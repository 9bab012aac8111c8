import type { Git, GitRun } from './git';
import type { FileChange } from './status';

/** The options by which git reads paths from its input, where no name is taken for an option or a pattern. */
export const fromInput = ['--pathspec-from-file=-', '--pathspec-file-nul'] as const;

/** These paths, each as it is. */
export const pathspecs = (paths: readonly string[]): string =>
  paths.map((path) => `:(top,literal)${path}\0`).join('');

/**
 * Makes a version of these files alone, whose message is `message`. What git was told of others stays as it is. Resolves
 * with how git has ended; where it has made none, nothing has changed.
 */
export const keepFiles = async (git: Git, files: readonly FileChange[], message: string): Promise<GitRun> => {
  const unknown = pathspecs(
    files.filter(({ state, isStaged }) => state === 'new' && !isStaged).map(({ path }) => path),
  );
  // An empty list stands for everything.
  if (unknown) {
    const told = await git(['add', '--intent-to-add', ...fromInput], unknown);
    if (told.code !== 0) return told;
  }
  const run = await git(
    [
      ...['-c', 'user.useConfigOnly=true'],
      ...['commit', '--only', '--quiet', '--cleanup=whitespace', `--message=${message}`],
      ...fromInput,
    ],
    pathspecs(files.map(({ path }) => path)),
  );
  if (run.code !== 0 && unknown) await git(['reset', '--quiet', ...fromInput], unknown);
  return run;
};
