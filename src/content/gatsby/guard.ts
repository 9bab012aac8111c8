import { writeSync } from 'node:fs';
import { join } from 'node:path';
import chokidar from 'chokidar';
import { checkContent, type Report } from '../check/checkContent';
import { buildDay } from './buildDay';
import { contentFolder } from '../model/collections';
import { formatAdvice, formatProblems } from '../read/problem';

/** What of Gatsby's reporter the guard speaks through. */
interface Reporter {
  readonly log: (message: string) => void;
  readonly success: (message: string) => void;
}

/** How long the disk must be still before a change is looked at: editors write a file in several steps. */
const settleMs = 150;

const check = (root: string): Promise<Report> => checkContent(root, buildDay());

/** Calls `onReport` with the state of the content, now and after every change, one check at a time. */
const watchContent = (
  root: string,
  onReport: (report: Report) => void,
  onError: (error: unknown) => void,
): void => {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const look = (): void => {
    running = running.then(async () => onReport(await check(root))).catch(onError);
  };
  const files = chokidar.watch(join(root, contentFolder), { ignoreInitial: true });
  // What is mended between the first look and the watch would be missed: the watch comes first.
  files.on('ready', look).on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(look, settleMs);
  });
};

/**
 * Lets a production build begin only when the content has no mistake: it ends the process, all problems printed,
 * before Gatsby has touched `public/`.
 */
const guardBuild = async (root: string, reporter: Reporter): Promise<readonly string[]> => {
  const { problems, advice, hidden } = await check(root);
  if (advice.length) reporter.log(`\n${formatAdvice(advice)}\n`);
  if (problems.length === 0) return hidden;
  // Gatsby's reporter would break the lines at 80 characters; and what is written before it has drawn its last
  // progress bar, that bar may paint over.
  process.once('exit', () => writeSync(process.stderr.fd, `\n${formatProblems(problems)}\n\n`));
  return process.exit(1);
};

/**
 * Prints the problems of the content whenever they change while the site is developed. Resolves as soon as there
 * is none, so that Gatsby starts on content it can read.
 */
const guardDevelop = async (root: string, reporter: Reporter): Promise<void> => {
  let reported = '';
  let advised = '';
  await new Promise<void>((resolve) => {
    const report = ({ problems, advice }: Report): void => {
      const text = problems.length ? formatProblems(problems) : '';
      const hints = advice.length ? formatAdvice(advice) : '';
      if (text && text !== reported) reporter.log(`\n${text}\n\nWaiting for the files to be mended.\n`);
      if (!text && reported) reporter.success('The content is in order again.');
      if (hints && hints !== advised) reporter.log(`\n${hints}\n`);
      reported = text;
      if (text) return;
      advised = hints;
      resolve();
    };
    watchContent(root, report, (error) => reporter.log(`The content could not be checked: ${String(error)}`));
  });
};

/**
 * Lets Gatsby begin when the content below `root` has no mistake: a build ends where it has one, develop waits. Resolves
 * with the files of the entries that are left out, none under develop.
 */
export const guardContent = async (root: string, reporter: Reporter): Promise<readonly string[]> => {
  if (process.env['gatsby_executing_command'] !== 'develop') return guardBuild(root, reporter);
  await guardDevelop(root, reporter);
  return [];
};
