import { addEntry } from '../content/write/addEntry';
import { nextIds } from '../content/write/nextIds';
import { readContent } from '../content/read/readContent';
import { localIsoDate } from '../lib/localIsoDate';
import { helpFor, readArguments } from './arguments';
import { fillIn, onTerminal, printRefusal } from './ask';
import { asksForHelp } from './flags';

const today = localIsoDate(new Date());
const args = process.argv.slice(2);

/** Writes a new entry, asking for what the command line does not say. */
const main = async (): Promise<void> => {
  const root = process.cwd();
  const { collection, fields, given, slugOf } = readArguments(args);
  const entry = await onTerminal((ask) => fillIn({ fields, given, today }, ask));
  const { [collection]: id } = nextIds((await readContent(root)).entries);
  const file = await addEntry(root, collection, slugOf(entry), { ...(id && { id }), ...entry }, today);
  console.log(`Written: ${file}${file.endsWith('.md') ? ' (the text goes under the second ---)' : ''}`);
};

if (asksForHelp(args)) console.log(helpFor(args));
else main().catch(printRefusal);
