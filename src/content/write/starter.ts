import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isPage } from '../check/addresses';
import { collections, contentFolder } from '../model/collections';
import { fileFieldsOf } from '../model/fileFields';
import { pagesOn } from '../model/pages';
import type { SiteSettings } from '../model/schema';
import { readContent } from '../read/readContent';
import { type Fields, formatEntry } from './formatEntry';

/** The content that a new site begins with: a folder like `data/`, without the constants. */
export const starterFolder = 'starter';

/** The constants that are the author's to say; the logo and the icon lie in the starter, by the names of the examples. */
export type OwnSettings = Omit<SiteSettings, 'logo' | 'icon'>;
const starterFiles = Object.fromEntries(
  fileFieldsOf(collections.site.schema).map(({ name, info }) => [name, `./${info.example ?? ''}`]),
);

/** What {author}, {company} and {today} stand for in the texts of the starter. */
type Words = Readonly<Record<'author' | 'company' | 'today', string>>;

const fillWords = (text: string, words: Words): string =>
  text.replace(/\{(author|company|today)\}/g, (_, name: keyof Words) => words[name]);

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

/**
 * Writes the starter into a `data/` in `folder`, with these constants, the author's name in its texts, and the pages
 * switched off that `off` names. `today` is an ISO date.
 */
export const writeStarter = async (
  root: string,
  folder: string,
  settings: OwnSettings,
  off: readonly string[],
  today: string,
): Promise<void> => {
  const data = join(folder, contentFolder);
  await cp(join(root, starterFolder), data, { recursive: true });
  const words = { author: settings.author, company: settings.company, today };
  const pages = pagesOn({ off, press: settings.press?.slug });
  const { entries } = await readContent(folder);
  for (const entry of entries.filter(({ file }) => file.endsWith('.md'))) {
    const { collection, file, slug, parsed } = entry;
    const { value, body = '' } = parsed;
    const isOff = isPage(entry) && off.includes(slug);
    const fields = { ...fillFields(value as Fields, words), ...(isOff && { off: true }) };
    const text = fillWords(chooseLines(body, pages), inMarkdown(words));
    await writeFile(join(folder, file), formatEntry(collection, fields, text));
  }
  await writeFile(join(data, 'site.json'), formatEntry('site', { ...settings, ...starterFiles }));
};
