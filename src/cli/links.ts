import { textsOf } from '../content/read/fieldsIn';
import type { Entry } from '../content/read/entry';
import { textParts } from '../content/read/markdown';
import { readContent } from '../content/read/readContent';
import { parseAddress } from '../lib/address';
import { deadLinks } from './deadLinks';

/** The addresses of others that an entry names, in its fields and in its text. */
const addressesIn = (entry: Entry): string[] =>
  [
    ...textsOf(entry).map(({ text }) => text),
    ...(entry.parsed.body === undefined ? [] : textParts(entry).links.map(({ url }) => url)),
  ].filter((text) => text.startsWith('https://') && parseAddress(text));

/** Asks every address in the content whether it is still there. Ends with code 1 where one is not. */
const main = async (): Promise<void> => {
  const { entries } = await readContent(process.cwd());
  const filesBy = new Map<string, Set<string>>();
  for (const entry of entries)
    for (const address of addressesIn(entry))
      filesBy.set(address, (filesBy.get(address) ?? new Set()).add(entry.file));
  const dead = await deadLinks([...filesBy.keys()], fetch);
  for (const { address, answer } of dead) {
    const files = [...(filesBy.get(address) ?? [])].join(', ');
    console.log(`- <${address}> answers ${answer}; it stands in ${files}`);
  }
  if (dead.length) process.exitCode = 1;
  else console.log(`All ${filesBy.size} addresses of others lead somewhere.`);
};

void main();
