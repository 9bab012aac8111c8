import { Refused } from '../content/read/refused';
import type { Source } from '../import/found';
import { importFrom } from '../import/importFrom';
import type { Prepared, Progress } from '../import/importInto';
import { keepImport, reportFile } from '../import/keep';
import { takeBack } from '../import/undo';
import { type Planned, titleOf } from '../import/plan';
import { report, summary } from '../import/report';
import { sources } from '../import/sources';
import { countOf, listed } from '../lib/text';
import { asksForHelp, readFlags } from './flags';
import { askColumns } from './askColumns';
import { askProposals } from './askProposals';
import { askedFor } from './importSource';
import { progressLine } from './progressLine';
import { recoverAloud } from './recoverAloud';
import { stoppable } from './stoppable';
import { type Ask, askYesOrNo, onTerminal, printRefusal } from './terminal';

const help = `npm run import -- <file, folder or ZIP archive>

Brings into data/ what you have elsewhere: ${listed(
  sources.map(({ name }) => name),
  'or',
)}.
It shows first what comes, what is lost and why, and changes nothing before you have said yes. Nothing
comes twice: a second run brings up to date what you have not touched since.

  --dry-run   shows all that would come, and changes nothing
  --online    fetches pictures from the old site that are not in what you give, and asks Open Library
  --isbn "…"  instead of a file: books by their numbers, with --online
  --yes       asks nothing; what you have changed by hand since stays as it is
  --replace   with --yes: it is replaced
  --undo      takes back the last import
`;

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

const words: Readonly<Record<Parameters<Progress>[0], string>> = {
  reading: 'Reading',
  making: 'Making entries',
  checking: 'Checking',
  writing: 'Writing',
};

const { say, end } = progressLine(process.stderr);

const onProgress: Progress = (step, done, of) =>
  say(`${words[step]}: ${done.toLocaleString('en')}${of ? ` of ${of.toLocaleString('en')}` : ''}`);

const nothingWritten = 'Nothing was written';

const unbroken = stoppable(nothingWritten);

const undoImport = async (root: string): Promise<void> => {
  const { undone, changed } = await unbroken(() => takeBack(root));
  console.log(`\nTaken back: ${countOf(undone.length, 'file')}.`);
  if (changed.length) console.log(`You have changed these since, and they stay:\n  ${changed.join('\n  ')}`);
};

/** Keeps what is ready, and says what to do next. */
const keep = async (root: string, prepared: Prepared): Promise<void> => {
  await unbroken((refuseStopped) =>
    keepImport(root, prepared, (done) => {
      refuseStopped();
      onProgress('writing', done, prepared.files.length);
    }),
  );
  end();
  console.log(`
In data/ now: ${summary(prepared)}. All that was said of it stands in ${reportFile}.

Next:
  npm run develop            shows the site with it
  npm run import -- --undo   takes it back
`);
};

const main = async (): Promise<void> => {
  const root = process.cwd();
  const {
    given,
    switches,
    words: paths,
  } = readFlags(process.argv.slice(2), ['isbn'], ['dry-run', 'online', 'yes', 'replace', 'undo']);
  const has = (name: string): boolean => switches.includes(name);
  await recoverAloud(root);
  if (has('undo')) return undoImport(root);
  if (paths.length > 1) throw new Refused('give one file or folder at a time');
  const { input, source } = await askedFor(given, paths[0], has('online'));

  /** Makes all ready, and keeps it where the author says so. */
  const run = async (ask: Ask | null): Promise<void> => {
    const asks = 'isbn' in given ? askProposals : askColumns;
    const from: Source = ask ? await asks(ask, input, source) : source;
    let replaced: Set<string> | undefined;
    const prepare = (isFetching: boolean): Promise<Prepared> =>
      importFrom(from, input, {
        root,
        isFetching,
        replace: async (changed) => {
          end();
          replaced ??= ask
            ? await askWhatToReplace(ask, changed)
            : new Set(has('replace') ? changed.map(({ found }) => found.key) : []);
          return replaced;
        },
        onProgress,
      });
    let prepared = await prepare(has('online') && has('yes'));
    try {
      end();
      console.log(report(prepared, has('dry-run') ? Infinity : mostLines));
      if (has('dry-run')) return;
      if (!prepared.files.length) {
        console.log('\nThere is nothing new.');
        return;
      }
      if (ask && !(await askYesOrNo(ask, '\nBring it into data/?'))) throw new Refused('you answered no');
      if (ask && has('online')) {
        await prepared.stage.remove();
        prepared = await prepare(true);
      }
      await keep(root, prepared);
    } finally {
      await prepared.stage.remove();
    }
  };

  if (has('yes') || has('dry-run')) return run(null);
  return onTerminal((ask) => {
    if (!ask)
      throw new Refused(
        '--yes is missing: nobody is there to say yes to it; --dry-run shows what would come',
      );
    return run(ask);
  });
};

if (asksForHelp(process.argv.slice(2))) console.log(help);
else main().catch(printRefusal(nothingWritten));
