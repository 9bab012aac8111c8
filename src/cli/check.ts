import { performance } from 'node:perf_hooks';
import { checkContent } from '../content/check/checkContent';
import { formatAdvice, formatProblems } from '../content/read/problem';
import { localIsoDate } from '../lib/localIsoDate';

/** Names every mistake in the content, without a build. Ends with code 1 where there is one. */
const main = async (): Promise<void> => {
  const started = performance.now();
  const { entries, problems, advice } = await checkContent(process.cwd(), localIsoDate(new Date()));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (problems.length) {
    console.error(`\n${formatProblems(problems)}\n`);
    process.exitCode = 1;
    return;
  }
  if (advice.length) console.log(`\n${formatAdvice(advice)}\n`);
  console.log(`The content is in order: ${entries} entries checked in ${seconds} s.`);
};

void main();
