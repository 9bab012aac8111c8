import { Refused } from '../content/read/refused';
import { type Reading, readingByIsbn, readingOf } from '../import/reading';
import { sources } from '../import/sources';
import { takeBack } from '../import/undo';
import { countOf, listed } from '../lib/text';
import { asksForHelp, readFlags } from './flags';
import { recoverAloud } from './recoverAloud';
import { runImport } from './runImport';
import { stoppable } from './stoppable';
import { onTerminal, printRefusal } from './terminal';

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

const nothingWritten = 'Nothing was written';

const unbroken = stoppable(nothingWritten);

const undoImport = async (root: string): Promise<void> => {
  const { undone, changed } = await unbroken(() => takeBack(root));
  console.log(`\nTaken back: ${countOf(undone.length, 'file')}.`);
  if (changed.length) console.log(`You have changed these since, and they stay:\n  ${changed.join('\n  ')}`);
};

/** What the command line names: a file, a folder, or numbers of books. Throws Refused. */
const namedBy = async (
  root: string,
  isbns: string | undefined,
  paths: readonly string[],
  isOnline: boolean,
): Promise<Reading> => {
  if (isbns !== undefined) {
    if (!isOnline) throw new Refused('--online is missing: Open Library is asked only where you say so');
    // Without quotation marks, all but the first of several stand alone.
    return readingByIsbn(root, [isbns, ...paths].join(' '), { fetch });
  }
  const [path, ...others] = paths;
  if (path === undefined) throw new Refused('say what: npm run import -- export.xml');
  if (others.length) throw new Refused('give one file or folder at a time');
  return readingOf(path);
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
  const [isOnline, isDryRun, isReplacing] = [has('online'), has('dry-run'), has('replace')];
  const reading = await namedBy(root, given['isbn'], paths, isOnline);
  const how = { isOnline, isDryRun, isReplacing, unbroken };
  if (has('yes') || isDryRun) return runImport(root, reading, how, null);
  return onTerminal((ask) => {
    if (!ask)
      throw new Refused(
        '--yes is missing: nobody is there to say yes to it; --dry-run shows what would come',
      );
    return runImport(root, reading, how, ask);
  });
};

if (asksForHelp(process.argv.slice(2))) console.log(help);
else main().catch(printRefusal(nothingWritten));
