import { Refused } from '../content/read/refused';
import { importFrom } from '../import/importFrom';
import type { Prepared, Progress } from '../import/importInto';
import { keepImport, reportFile } from '../import/keep';
import { type Planned, titleOf } from '../import/plan';
import type { Reading } from '../import/reading';
import { report, summary } from '../import/report';
import { askQuestions } from './askQuestions';
import { progressLine } from './progressLine';
import type { Unbroken } from './stoppable';
import { type Ask, askYesOrNo } from './terminal';

/** So many lines of each part of the report are shown before the question. */
const mostLines = 25;

/** Asks of each that was changed by hand whether it shall be replaced. */
const askWhatToReplace = async (ask: Ask, changed: readonly Planned[]): Promise<Set<string>> => {
  const replaced = new Set<string>();
  for (const { file, found } of changed) {
    const question = `${file} has your own words. Put "${titleOf(found)}" in their place?`;
    if (await askYesOrNo(ask, question)) replaced.add(found.key);
  }
  return replaced;
};

const { say, end } = progressLine(process.stderr);

const onProgress: Progress = (step, done, of) =>
  say(`${step}: ${done.toLocaleString('en')}${of ? ` of ${of.toLocaleString('en')}` : ''}`);

/** Keeps what is ready, and says what to do next. */
const keep = async (root: string, prepared: Prepared, unbroken: Unbroken): Promise<void> => {
  await unbroken((refuseStopped) =>
    keepImport(root, prepared, (done) => {
      refuseStopped();
      onProgress('Writing', done, prepared.files.length);
    }),
  );
  end();
  console.log(`
Done: ${summary(prepared)}. All that was said of it stands in ${reportFile}.

Next:
  npm run develop            shows the site with it
  npm run import -- --undo   takes it back
`);
};

/** How an import is done. */
interface ImportRun {
  readonly isOnline: boolean;
  readonly isDryRun: boolean;
  /** Whether what was changed by hand is replaced where nobody is asked. */
  readonly isReplacing: boolean;
  readonly unbroken: Unbroken;
}

/**
 * Makes what is read ready for the content below `root`, prints what it would do, and keeps it where the author says so; where
 * nobody is asked (`ask` is null), it is kept. Throws Refused.
 */
export const runImport = async (
  root: string,
  reading: Reading,
  { isOnline, isDryRun, isReplacing, unbroken }: ImportRun,
  ask: Ask | null,
): Promise<void> => {
  const { source, input } = ask ? await askQuestions(ask, reading) : reading;
  let replaced: Set<string> | undefined;
  const prepare = (isFetching: boolean): Promise<Prepared> =>
    importFrom(source, input, {
      root,
      isFetching,
      replace: async (changed) => {
        end();
        replaced ??= ask
          ? await askWhatToReplace(ask, changed)
          : new Set(isReplacing ? changed.map(({ found }) => found.key) : []);
        return replaced;
      },
      onProgress,
    });
  let prepared = await prepare(isOnline && !ask && !isDryRun);
  try {
    end();
    console.log(report(prepared, isDryRun ? Infinity : mostLines));
    if (isDryRun) return;
    if (!prepared.files.length) {
      console.log('\nThere is nothing new.');
      return;
    }
    if (ask && !(await askYesOrNo(ask, '\nBring it into data/?'))) throw new Refused('you answered no');
    if (ask && isOnline) {
      await prepared.stage.remove();
      prepared = await prepare(true);
    }
    await keep(root, prepared, unbroken);
  } finally {
    await prepared.stage.remove();
  }
};
