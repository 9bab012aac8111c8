import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { cutsIn, has } from '../../lib/fontCuts';
import { codePoint } from '../model/invisible';
import { collections } from '../model/collections';
import { type Entry, problemAt, valueOf } from '../read/entry';
import type { Problem } from '../read/problem';

/** Of which scripts the packages of Debian have typefaces. */
const packages = {
  'fonts-noto-cjk': ['Han', 'Hiragana', 'Katakana', 'Hangul', 'Bopomofo'],
  'fonts-noto-core': [
    ...[
      'Arabic',
      'Armenian',
      'Bengali',
      'Cyrillic',
      'Devanagari',
      'Ethiopic',
      'Georgian',
      'Greek',
      'Gujarati',
    ],
    ...['Gurmukhi', 'Hebrew', 'Kannada', 'Khmer', 'Lao', 'Latin', 'Malayalam', 'Myanmar', 'Oriya', 'Sinhala'],
    ...['Tamil', 'Telugu', 'Thaana', 'Thai', 'Tibetan'],
  ],
  'fonts-noto-color-emoji': ['Emoji'],
};

const scripts = Object.entries(packages).flatMap(([name, all]) =>
  all.map((script) => ({
    script,
    package: name,
    letters: new RegExp(script === 'Emoji' ? '\\p{Emoji_Presentation}' : `\\p{Script=${script}}`, 'u'),
  })),
);

const scriptOf = (character: string) =>
  scripts.find(({ letters }) => letters.test(character)) ?? {
    script: codePoint(character),
    package: 'fonts-noto-core',
  };

/** The fields whose words are drawn into pictures: what a page is called, and whose it is. */
const drawnFields = ({ collection }: Entry): readonly string[] => {
  if (collection === 'site') return ['title', 'tagline', 'author'];
  const { files, ...rest } = collections[collection];
  return 'interface' in rest || files.endsWith('.md') ? ['title'] : [];
};

const textOf = (entry: Entry, field: string): string => {
  const value = valueOf(entry, field);
  return typeof value === 'string' ? value : '';
};

/** Letters and signs of words, but for those of the site's own typeface. */
const strangers = (text: string, isOwn: (character: string) => boolean): string[] =>
  Array.from(text).filter(
    (character) => /[\p{L}\p{Emoji_Presentation}]/u.test(character) && !isOwn(character),
  );

const boxes = (character: string): string => {
  const found = scriptOf(character);
  return `has letters that no typeface of this machine has (${found.script}, as in ${JSON.stringify(character)}), so that there are boxes in the pictures by which pages are shared and on the covers of e-books: install one where the site is built, on Debian and Ubuntu by apt-get install ${found.package}`;
};

/** Where words are drawn for which the machine has no letters: the first place for each script. */
export const adviseOnTypefaces = async (
  entries: readonly Entry[],
  hasTypefaceFor: (character: string) => Promise<boolean>,
): Promise<Problem[]> => {
  const cuts = cutsIn(await readFile(resolve('src/fonts/faces.css'), 'utf8'));
  const isOwn = (character: string): boolean => cuts.some((cut) => has(cut, character));
  const places = entries.flatMap((entry) =>
    drawnFields(entry).flatMap((field) =>
      strangers(textOf(entry, field), isOwn).map((character) => ({ entry, field, character })),
    ),
  );
  const missing = await Promise.all(
    [...new Set(places.map(({ character }) => character))].map(async (character) =>
      (await hasTypefaceFor(character)) ? [] : [character],
    ),
  );
  const firsts = new Map<string, string>();
  for (const character of missing.flat()) {
    const { script } = scriptOf(character);
    if (!firsts.has(script)) firsts.set(script, character);
  }
  return [...firsts.values()].flatMap((character) => {
    const place = places.find((one) => one.character === character);
    return place ? [problemAt(place.entry, [place.field], boxes(character))] : [];
  });
};
