import { writeSync } from 'node:fs';
import { join } from 'node:path';
import chokidar from 'chokidar';
import { checkContent } from './check';
import { contentFolder } from './collections';
import { formatProblems, type Problem } from './problem';

/** What of Gatsby's reporter the guard speaks through. */
interface Reporter {
  readonly log: (message: string) => void;
  readonly success: (message: string) => void;
}

/** How long the disk must be still before a change is looked at: editors write a file in several steps. */
const settleMs = 150;

const localIsoDate = (now: Date): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

const check = (root: string): Promise<Problem[]> => checkContent(root, localIsoDate(new Date()));

/** Calls `onProblems` with the state of the content after every change, one check at a time. */
const watchContent = (
  root: string,
  onProblems: (problems: readonly Problem[]) => void,
  onError: (error: unknown) => void,
): void => {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  chokidar.watch(join(root, contentFolder), { ignoreInitial: true }).on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(async () => onProblems(await check(root))).catch(onError);
    }, settleMs);
  });
};

/**
 * Lets a production build begin only when the content has no mistake: it ends the process, all problems printed,
 * before Gatsby has touched `public/`.
 */
export const guardBuild = async (root: string): Promise<void> => {
  const problems = await check(root);
  if (problems.length === 0) return;
  // Gatsby's reporter would break the lines at 80 characters; and what is written before it has drawn its last
  // progress bar, that bar may paint over.
  process.once('exit', () => writeSync(process.stderr.fd, `\n${formatProblems(problems)}\n\n`));
  process.exit(1);
};

/**
 * Prints the problems of the content whenever they change while the site is developed. Resolves as soon as there
 * is none, so that Gatsby starts on content it can read.
 */
export const guardDevelop = async (root: string, reporter: Reporter): Promise<void> => {
  let shown = '';
  const problems = await check(root);
  await new Promise<void>((resolve) => {
    const report = (found: readonly Problem[]): void => {
      const text = found.length ? formatProblems(found) : '';
      if (text && text !== shown) reporter.log(`\n${text}\n\nWaiting for the files to be mended.\n`);
      if (!text && shown) reporter.success('The content is in order again.');
      shown = text;
      if (!text) resolve();
    };
    report(problems);
    watchContent(root, report, (error) => reporter.log(`The content could not be checked: ${String(error)}`));
  });
};
