import { z } from 'zod';
import { slug } from '../content/model/fields';
import { addEntry } from '../content/write/addEntry';
import { nextIds, spareSlug } from '../content/write/nextIds';
import { readContent } from '../content/read/readContent';
import { siteLanguage } from '../content/read/entry';
import { localIsoDate } from '../lib/localIsoDate';
import { helpFor, readArguments } from './arguments';
import { fillIn } from './ask';
import { typedFields } from './fieldValue';
import { asksForHelp } from './flags';
import { type Ask, onTerminal, printRefusal } from './terminal';

const today = localIsoDate(new Date());
const args = process.argv.slice(2);

const addressField = typedFields(
  z.strictObject({ address: slug('Address', 'the last part of its address, which its title does not give') }),
);

/** Asks for the name in addresses of an entry whose title gives none. */
const askSlug = async (ask: Ask | null, offered: string): Promise<string> => {
  const kept = { address: offered };
  const { address } = await fillIn({ fields: addressField, given: {}, kept, today }, ask);
  return String(address);
};

/** Writes a new entry, asking for what the command line does not say. */
const main = async (): Promise<void> => {
  const root = process.cwd();
  const { collection, fields, given, slugOf } = readArguments(args);
  const { entries } = await readContent(root);
  const [answers, name] = await onTerminal(async (ask) => {
    const filled = await fillIn({ fields, given, today }, ask);
    const own = slugOf(filled, siteLanguage(entries));
    return [filled, own || (await askSlug(ask, spareSlug(collection, entries)))] as const;
  });
  const { [collection]: id } = nextIds(entries);
  const file = await addEntry(root, collection, name, { ...(id && { id }), ...answers }, today);
  console.log(`Written: ${file}${file.endsWith('.md') ? ' (the text goes under the second ---)' : ''}`);
};

if (asksForHelp(args)) console.log(helpFor(args));
else main().catch(printRefusal('Nothing was written'));
