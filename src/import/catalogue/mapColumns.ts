import { distance } from 'fastest-levenshtein';
import { columnFields } from './paths';
import { entryColumns, headerOf, pathOfHeader } from './headers';
import { columnChoices, editionNames, linkWords, retailerNames, workNames } from './columnNames';
import { formatWords, plainWord } from './valueWords';

/** What the columns of a table are. */
export interface Columns {
  /** What is in a column, by its name: a path like editions.1.isbn, or one of columnNames.ts, like edition.isbn or retailer.Kobo. */
  readonly mapped: Readonly<Record<string, string>>;
  readonly unknown: readonly string[];
}

/** Each word with each other one before and behind it. */
const beside = (words: readonly string[], others: readonly string[]): string[] =>
  words.flatMap((word) => others.flatMap((other) => [other + word, word + other]));

const leadingTo = (target: string, words: readonly string[]): [word: string, target: string][] =>
  words.map((word) => [word, target]);

const editions = Object.entries(editionNames).flatMap(([field, spellings]) => {
  const words = spellings.map(plainWord);
  const ofFormats = Object.entries(field === 'format' ? {} : formatWords).flatMap(([format, others]) =>
    leadingTo(`${format}.${field}`, beside(words, others)),
  );
  return [...ofFormats, ...leadingTo(`edition.${field}`, words)];
});

const retailers = Object.entries(retailerNames).flatMap(([name, spellings]) => {
  const words = spellings.map(plainWord);
  return leadingTo(`retailer.${name}`, [...words, ...beside(words, linkWords.map(plainWord))]);
});

const works = Object.entries(workNames).flatMap(([target, spellings]) =>
  leadingTo(target, spellings.map(plainWord)),
);

/** Where several have a word, the last keeps it. */
const targets = new Map([...retailers, ...editions, ...works]);

const itself = new Set(targets.values());

/** What authors note for themselves stands in a column of this name, and is for nobody else. */
const ownNotes = 'notes';

/** What a column of this name in a table of the author's own holds; undefined where it is not known. */
export const targetOf = (name: string): string | undefined => {
  if (itself.has(name)) return name;
  const word = plainWord(name);
  return word === ownNotes ? undefined : (targets.get(word) ?? pathOfHeader(name));
};

/** What stands around the names of columns that another program has written. */
const programs = /^(retailer|format)_/;

/** The same of a name with more words than it needs, like Words (approx.) or Author / Pen Name. */
const looseTargetOf = (name: string): string | undefined => {
  const words = name.replaceAll(/\([^)]*\)/g, ' ').replace(programs, '');
  const [target, ...others] = new Set(words.split('/').map(targetOf));
  return others.length ? undefined : target;
};

/** Rows are numbered in the first column, and books of a series in any other. */
const isRowNumber = (header: string, at: number): boolean =>
  at === 0 && /^(no|nr|number|nummer|numero|#)$/.test(plainWord(header));

/** Whether the table is one that was exported, in which Description is what the site calls so. */
const isExported = (headers: readonly string[]): boolean =>
  Object.keys(entryColumns).every((path) => headers.some((header) => pathOfHeader(header) === path));

const known = [
  ...new Set([
    ...columnChoices.flatMap(({ names }) => names),
    ...columnFields.map(({ path }) => headerOf(path)).filter((header) => !header.includes('#')),
  ]),
];

/** How much of a name may be misspelt: who presses Enter takes the suggestion, so it is less than elsewhere. */
const slips = 0.3;

/** The known name that is nearest to one; undefined where none is near. */
export const suggestionFor = (name: string): string | undefined => {
  const word = plainWord(name).slice(0, 100);
  const near = known
    .map((one) => ({ one, far: distance(word, plainWord(one)) }))
    .toSorted((a, b) => a.far - b.far)[0];
  return near && near.far <= Math.floor(word.length * slips) ? near.one : undefined;
};

/** What the columns of these names hold, in many spellings and three languages, and in those of an exported table. */
export const mapColumns = (headers: readonly string[]): Columns => {
  const names = new Set(headers.filter((header, at) => header && !isRowNumber(header, at)));
  const exported = isExported(headers);
  const found = new Map<string, string>();
  for (const name of names) {
    const target = (exported ? pathOfHeader(name) : undefined) ?? targetOf(name);
    if (target) found.set(name, target);
  }
  for (const name of names) {
    const target = found.has(name) ? undefined : looseTargetOf(name);
    if (target && ![...found.values()].includes(target)) found.set(name, target);
  }
  return {
    mapped: Object.fromEntries(found),
    unknown: [...new Set(headers.filter((header) => header && !found.has(header)))],
  };
};
