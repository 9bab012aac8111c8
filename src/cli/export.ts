import { writeFile } from 'node:fs/promises';
import { formatProblems } from '../content/read/problem';
import { readContent } from '../content/read/readContent';
import { Refused } from '../content/read/refused';
import type { Fields } from '../content/write/formatEntry';
import { type CatalogueEntry, catalogueToCsv } from '../import/catalogue/catalogueToCsv';
import { catalogueTemplate } from '../import/catalogue/catalogueTemplate';
import { catalogueCollections } from '../import/catalogue/paths';
import { countOf } from '../lib/text';
import { asksForHelp, readFlags } from './flags';
import { printRefusal } from './terminal';

const usage =
  'npm run export -- books.csv\n\nwrites your books, audiobooks, anthologies, stories and series as a table for a spreadsheet.\n  --template  an empty one with an example instead\n  --force     over a file that is there';

/** The entries of the catalogue below a root. Throws Refused where a file can't be read. */
const catalogueOf = async (root: string): Promise<CatalogueEntry[]> => {
  const { entries, problems } = await readContent(root);
  if (problems.length) throw new Refused(formatProblems(problems));
  return entries.flatMap(({ collection, slug, parsed }) => {
    const known = catalogueCollections.find((name) => name === collection);
    return known ? [{ collection: known, slug, fields: parsed.value as Fields }] : [];
  });
};

const isThere = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EEXIST';

/** Writes the catalogue as a table. */
const main = async (args: readonly string[]): Promise<void> => {
  const { words, switches } = readFlags(args, [], ['force', 'template']);
  const [file, more] = words;
  if (file === undefined || more !== undefined)
    throw new Refused('name one file: npm run export -- books.csv');
  if (!/\.csv$/i.test(file)) throw new Refused(`${file} must end in .csv`);
  const entries = switches.includes('template') ? [] : await catalogueOf(process.cwd());
  const table = switches.includes('template') ? catalogueTemplate() : catalogueToCsv(entries);
  try {
    await writeFile(file, table, { flag: switches.includes('force') ? 'w' : 'wx' });
  } catch (error) {
    if (!isThere(error)) throw error;
    throw new Refused(`${file} is there already: name another file, or add --force to write over it`);
  }
  console.log(`Written: ${file}${entries.length ? ` (${countOf(entries.length, 'row')})` : ''}`);
};

const args = process.argv.slice(2);
if (asksForHelp(args)) console.log(usage);
else main(args).catch(printRefusal('Nothing was written'));
