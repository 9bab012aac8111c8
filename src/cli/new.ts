import { createInterface, type Interface } from 'node:readline/promises';
import { addEntry, RefusedEntry } from '../content/addEntry';
import { nextIds } from '../content/nextIds';
import { readContent } from '../content/readEntry';
import { localIsoDate } from '../lib/clock';
import { type Asked, readArguments } from './arguments';
import { type AskedField, refusal, toValue } from './fieldValue';

const today = localIsoDate(new Date());

/** Dates that are most often today's. */
const todays = ['published', 'updated'];

const ask = async (prompt: Interface, field: AskedField): Promise<string | number> => {
  const offered = todays.includes(field.name) ? today : '';
  const hint = offered ? `${field.description}; Enter for ${offered}` : field.description;
  for (;;) {
    const typed = (await prompt.question(`${field.label} (${hint}): `)).trim();
    const value = toValue(field, typed || offered);
    const reason = refusal(field, value);
    if (!reason) return value;
    console.log(`  ${reason}`);
  }
};

const fillIn = async ({ fields, given }: Asked): Promise<Record<string, unknown>> => {
  const missing = fields.filter(({ name }) => given[name] === undefined);
  if (missing.length && !process.stdin.isTTY) {
    throw new RefusedEntry(
      missing.map(({ name, description }) => `--${name} is missing: write ${description}`),
    );
  }
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  const entry: Record<string, unknown> = {};
  for (const field of fields) {
    const flag = given[field.name];
    entry[field.name] = flag === undefined ? await ask(prompt, field) : toValue(field, flag);
  }
  prompt.close();
  return entry;
};

/** Writes a new entry, asking for what the command line does not say. */
const main = async (): Promise<void> => {
  const root = process.cwd();
  const asked = readArguments(process.argv.slice(2));
  const entry = await fillIn(asked);
  const { [asked.collection]: id } = nextIds((await readContent(root)).entries);
  const file = await addEntry(root, asked.collection, asked.slugOf(entry), { id, ...entry }, today);
  console.log(`Written: ${file}${file.endsWith('.md') ? ' (the text goes under the second ---)' : ''}`);
};

main().catch((error: unknown) => {
  if (!(error instanceof RefusedEntry)) throw error;
  console.error(`Nothing was written:\n${error.reasons.map((reason) => `  ${reason}`).join('\n')}`);
  process.exitCode = 1;
});
