import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RefusedEntry } from './addEntry';
import { checkContent } from '../check/checkContent';
import { isPage } from '../check/addresses';
import { collections, contentFolder } from '../model/collections';
import { fileFieldsOf } from '../model/fileFields';
import { pagesOn } from '../model/pages';
import { formatProblem } from '../read/problem';
import { readContent } from '../read/readContent';
import type { SiteSettings } from '../model/schema';
import { type Fields, formatEntry } from './formatEntry';

/** The content that a new site begins with: a folder like `data/`, without the constants. */
export const starterFolder = 'starter';

/** What was built of the old content, and what a build keeps to be quicker. */
const builtFolders = ['public', 'hosting', 'releases', '.cache'];

/** What made the sample, and the tests of what it says. They have nothing to say of another content. */
export const sampleFolder = 'sample';

/** The constants that are the author's to say; the logo and the icon lie in the starter, by the names of the examples. */
export type OwnSettings = Omit<SiteSettings, 'logo' | 'icon'>;
const starterFiles = Object.fromEntries(
  fileFieldsOf(collections.site.schema).map(({ name, info }) => [name, `./${info.example ?? ''}`]),
);

/** Who wrote the sample. Throws where it was set aside. */
const sampleAuthor = async (root: string): Promise<string> =>
  (await readFile(join(root, sampleFolder, 'author.txt'), 'utf8')).trim();

/** Whose the content below `root` is, in words; null where it is the sample's, or there is none. */
export const ownerOf = async (root: string): Promise<string | null> => {
  if (!existsSync(join(root, contentFolder))) return null;
  try {
    const { author } = JSON.parse(await readFile(join(root, contentFolder, 'site.json'), 'utf8')) as {
      readonly author?: unknown;
    };
    return author === (await sampleAuthor(root).catch(() => null)) ? null : String(author);
  } catch {
    return 'somebody else';
  }
};

/** What {author}, {company} and {today} stand for in the texts of the starter. */
type Words = Readonly<Record<'author' | 'company' | 'today', string>>;

const fillWords = (text: string, words: Words): string =>
  text.replace(/\{(author|company|today)\}/g, (_, name: keyof Words) => words[name]);

/**
 * The text with the lines that begin with `{if …}` and the names of pages: those of which no page is there are left out,
 * the others stand without it, in the paragraph in which they stand.
 */
const chooseLines = (text: string, pages: readonly string[]): string =>
  text
    .replace(/(\n+)\{if ([a-z ]+)\} (.*)/g, (_, gap: string, names: string, line: string) =>
      names.split(' ').some((name) => pages.includes(name))
        ? (gap === '\n' ? ' ' : gap) + line
        : gap.slice(1),
    )
    .replace(/\n{3,}/g, '\n\n');

const fillFields = (fields: Fields, words: Words): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? fillWords(value, words) : value,
    ]),
  );

/** The words, so that Markdown shows their signs and does not obey them. */
const inMarkdown = (words: Words): Words =>
  Object.fromEntries(
    Object.entries(words).map(([name, word]) => [name, word.replace(/[\\`*_[\]<>]/g, String.raw`\$&`)]),
  ) as Words;

/** What a new site is made of. */
interface Beginning {
  readonly settings: OwnSettings;
  /** The pages that are switched off. */
  readonly off: readonly string[];
  readonly today: string;
}

/** Writes the content of a new site into `folder`, in a `data/` of its own. */
const stage = async (root: string, folder: string, { settings, off, today }: Beginning): Promise<void> => {
  const data = join(folder, contentFolder);
  await cp(join(root, starterFolder), data, { recursive: true });
  const words = { author: settings.author, company: settings.company, today };
  const pages = pagesOn({ off, press: settings.press?.slug });
  const { entries } = await readContent(folder);
  const texts = entries.filter(({ file }) => file.endsWith('.md'));
  await Promise.all(
    texts.map((entry) => {
      const { collection, file, slug, parsed } = entry;
      const { value, body = '' } = parsed;
      const isOff = isPage(entry) && off.includes(slug);
      const fields = { ...fillFields(value as Fields, words), ...(isOff && { off: true }) };
      const text = fillWords(chooseLines(body, pages), inMarkdown(words));
      return writeFile(join(folder, file), formatEntry(collection, fields, text));
    }),
  );
  await writeFile(join(data, 'site.json'), formatEntry('site', { ...settings, ...starterFiles }));
};

const removeIfEmpty = (folder: string): Promise<void> => rmdir(folder).catch(() => undefined);

/** Moves a folder; resolves with whether there was any. */
const move = async (from: string, to: string, name: string): Promise<boolean> => {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return false;
    const reason = `${name}/ cannot be moved (${code || message})`;
    throw new RefusedEntry([`${reason}: end what has it open, like npm run develop, and begin again`]);
  }
};

/**
 * Puts the new content, staged in a folder, in the place of the old, which moves to `before` with the sample; where that
 * fails, all is as it was. Resolves with the names of the folders that were moved.
 */
const exchange = async (root: string, before: string, staged: string): Promise<string[]> => {
  const moved: string[] = [];
  await mkdir(before, { recursive: true });
  try {
    // The content last: until then an interruption leaves a site that can be built, and npm run begin goes on.
    for (const name of [sampleFolder, contentFolder]) {
      if (await move(join(root, name), join(before, name), name)) moved.push(name);
    }
    await rename(staged, join(root, contentFolder));
  } catch (error) {
    for (const name of moved) await rename(join(before, name), join(root, name));
    await removeIfEmpty(before);
    throw error;
  }
  await removeIfEmpty(before);
  return moved;
};

/** The folder below `root` to which the content of before `today` (an ISO date) moves: one that has none in it yet. */
export const folderForBefore = async (root: string, today: string): Promise<string> => {
  const names = await readdir(root);
  const wanted = `before-${today}`;
  const numbered = names.map((_, index) => `${wanted}-${index + 2}`);
  return [wanted, ...numbered].find((name) => !existsSync(join(root, name, contentFolder))) ?? wanted;
};

/** Removes what was built. Throws an error that nobody takes for one of before the content was exchanged. */
const removeBuilt = async (root: string): Promise<void> => {
  for (const name of builtFolders) {
    await rm(join(root, name), { recursive: true, force: true }).catch((cause: unknown) => {
      throw new Error(`${contentFolder}/ is new, but ${name}/ could not be removed: delete it`, { cause });
    });
  }
};

/**
 * Replaces the content below `root` by the starter's, with these constants, with the author's name in its texts, and
 * with the pages switched off that `off` names.
 * The old content and the sample's folder move to the folder `before` beside them, so that nothing is lost, and what was
 * built of them goes. Resolves with the names of those that were moved. Throws RefusedEntry where the checks have something to say against the new content,
 * which is made and checked aside before anything is moved. `today` is an ISO date.
 */
export const beginContent = async (
  root: string,
  settings: OwnSettings,
  before: string,
  today: string,
  off: readonly string[] = [],
): Promise<string[]> => {
  // Beside the old content, since a folder can't be moved from one disk to another.
  const folder = await mkdtemp(join(root, `${contentFolder}-new-`));
  try {
    await stage(root, folder, { settings, off, today });
    const { problems } = await checkContent(folder, today);
    if (problems.length) throw new RefusedEntry(problems.map(formatProblem));
    const moved = await exchange(root, join(root, before), join(folder, contentFolder));
    await removeBuilt(root);
    return moved;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
