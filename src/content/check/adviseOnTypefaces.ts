import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { cutsIn, has } from '../../lib/fontCuts';
import { type Look, typefaceOf } from '../../lib/look';
import { codePoint } from '../model/invisible';
import { collections } from '../model/collections';
import { type Entry, problemAt, settingOf, valueOf } from '../read/entry';
import type { Problem } from '../read/problem';

/** The packages of Debian with typefaces, and the scripts that each has. */
const packages: Readonly<Record<string, string>> = {
  'fonts-noto-cjk': 'Han Hiragana Katakana Hangul Bopomofo',
  'fonts-noto-core':
    'Arabic Armenian Bengali Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Hebrew Kannada Khmer Lao Latin Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan',
};

const scripts = Object.entries(packages).flatMap(([from, names]) =>
  names.split(' ').map((script) => ({ script, from, letters: new RegExp(`\\p{Script=${script}}`, 'u') })),
);

const scriptOf = (character: string): { readonly script: string; readonly from: string } =>
  /\p{Emoji_Presentation}/u.test(character)
    ? { script: 'Emoji', from: 'fonts-noto-color-emoji' }
    : (scripts.find(({ letters }) => letters.test(character)) ?? {
        script: codePoint(character),
        from: 'fonts-noto-core',
      });

/** The fields whose words are drawn into pictures. */
const drawnFields = ({ collection }: Entry): readonly string[] => {
  if (collection === 'site') return ['title', 'tagline', 'author'];
  const { files, ...rest } = collections[collection];
  return 'interface' in rest || files.endsWith('.md') ? ['title'] : [];
};

const boxes = (character: string): string => {
  const { script, from } = scriptOf(character);
  return `has letters that no typeface of this machine has (${script}, as in ${JSON.stringify(character)}), so that there are boxes in the pictures by which pages are shared and on the covers of e-books: install one where the site is built, on Debian and Ubuntu by apt-get install ${from}`;
};

/** Where words are drawn for which the machine has no letters: the first place for each script. */
export const adviseOnTypefaces = async (
  entries: readonly Entry[],
  hasTypefaceFor: (character: string) => Promise<boolean>,
): Promise<Problem[]> => {
  const look = (settingOf(entries, 'look') ?? {}) as Look;
  const faces = resolve('src/fonts', typefaceOf(look), 'faces.css');
  const cuts = cutsIn(await readFile(faces, 'utf8'));
  const isStranger = (character: string): boolean =>
    /[\p{L}\p{Emoji_Presentation}]/u.test(character) && !cuts.some((cut) => has(cut, character));
  const places = entries.flatMap((entry) =>
    drawnFields(entry).flatMap((field) =>
      Array.from((valueOf(entry, field) as string | undefined) ?? '')
        .filter(isStranger)
        .map((character) => ({ entry, field, character })),
    ),
  );
  const strangers = [...new Set(places.map(({ character }) => character))];
  const known = await Promise.all(strangers.map(hasTypefaceFor));
  const boxed = places.filter(({ character }) => !known[strangers.indexOf(character)]);
  const seen = new Set<string>();
  return boxed
    .filter(({ character }) => seen.size < seen.add(scriptOf(character).script).size)
    .map(({ entry, field, character }) => problemAt(entry, [field], boxes(character)));
};
