import { Refused } from '../content/read/refused';
import { existsSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { addRelease, publish, publishedIn, releasesIn, removeOld } from '../release/releases';
import { readFlags } from './flags';
import { printRefusal } from './terminal';

/** Publishes the release before the one that is published. Resolves with its name. */
const goBack = async (folder: string): Promise<string> => {
  const published = (await publishedIn(folder)) ?? '';
  const before = (await releasesIn(folder)).filter((name) => name < published).at(-1);
  if (!before) throw new Refused(`there is no release before this one in ${folder}`);
  await publish(folder, before);
  return before;
};

/** Publishes the built site. Resolves with the name of its release. */
const goOn = async (folder: string): Promise<string> => {
  if (!existsSync('public') || !existsSync('hosting'))
    throw new Refused('there is no built site yet: run npm run build first');
  const before = await publishedIn(folder);
  const name = await addRelease(process.cwd(), folder, new Date());
  await publish(folder, name);
  await removeOld(folder, before);
  return name;
};

const inside = (outer: string, path: string): boolean =>
  `${path}${sep}`.startsWith(`${resolve(outer)}${sep}`);

/** Where releases are to lie. Throws Refused where they can't. */
const folderNamed = (words: readonly string[]): string => {
  const [word = 'releases', more] = words;
  if (more !== undefined) throw new Refused(`name one folder, got ${words.join(' and ')}`);
  const folder = resolve(word);
  if (!word || folder === resolve('.') || ['public', 'hosting', 'data'].some((name) => inside(name, folder)))
    throw new Refused(`releases can't lie in ${folder}: name a folder of their own`);
  return folder;
};

/** Publishes the built site from a folder, by default `releases/`, or with `--back` the release before. */
const main = async (): Promise<void> => {
  const { words, switches } = readFlags(process.argv.slice(2), [], ['back']);
  const folder = folderNamed(words);
  const name = await (switches.includes('back') ? goBack : goOn)(folder);
  console.log(`Published: ${name}, as ${folder}/current`);
};

main().catch(printRefusal('Nothing is published, and what was stays'));
