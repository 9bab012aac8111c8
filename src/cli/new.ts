import { addEntry } from '../content/write/addEntry';
import { nextIds, spareSlug } from '../content/write/nextIds';
import { readContent } from '../content/read/readContent';
import { siteLanguage } from '../content/read/entry';
import { localIsoDate } from '../lib/localIsoDate';
import { helpFor, readArguments } from './arguments';
import { fillIn } from './ask';
import { asksForHelp } from './flags';
import { onTerminal, printRefusal } from './terminal';

const args = process.argv.slice(2);

/** Writes a new entry, asking for what the command line does not say. */
const main = async (): Promise<void> => {
  const root = process.cwd();
  const today = localIsoDate(new Date());
  const { collection, fields, given, slugOf } = readArguments(args);
  const { entries } = await readContent(root);
  const answers = await onTerminal((ask) => fillIn({ fields, given, today }, ask));
  const slug = slugOf(answers, siteLanguage(entries)) || spareSlug(collection, entries);
  const { [collection]: id } = nextIds(entries);
  const file = await addEntry(root, collection, slug, { ...(id && { id }), ...answers }, today);
  console.log(`Written: ${file}${file.endsWith('.md') ? ' (the text goes under the second ---)' : ''}`);
};

if (asksForHelp(args)) console.log(helpFor(args));
else main().catch(printRefusal('Nothing was written'));
