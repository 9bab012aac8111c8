import { collections } from '../../../content/model/collections';
import { fileFieldsOf } from '../../../content/model/fileFields';
import { collectionOf, pathInContent } from '../../../content/model/entryFiles';
import { kinds } from '../../../content/model/kinds';
import type { SiteSettings } from '../../../content/model/schema';
import { derivedTexts } from '../../../content/read/derivedTexts';
import type { Entry } from '../../../content/read/entry';
import { textsOf } from '../../../content/read/fieldsIn';
import { type EditPlace, marks, wordsIn } from '../../../lib/editMessages';
import { fillPress } from '../../../lib/press';
import { nameOfEntry, titleOf } from '../nameOfEntry';

/** The field under which a form has the text of a Markdown file. */
export const bodyField = 'body';

/** Where words of an entry stand, and how they are written on pages. */
interface Words {
  readonly file: string;
  /** With dots for inner ones. */
  readonly field: string;
  readonly label: string;
  readonly said: readonly string[];
}

/** The file and the field of a place, as its key has them. */
export const keyOf = (file: string, field: string): string => `${file}#${field}`;

/** The file and the field that a key names. */
export const placeOfKey = (key: string): { readonly file: string; readonly field: string } => {
  const [file = '', field = ''] = key.split('#');
  return { file, field };
};

/** A text of Markdown without what no page shows of it: addresses, but for the captions in them, and the marks of notes. */
const withoutAddresses = (markdown: string): string =>
  markdown.replaceAll(/\]\([^)"]*(?:"([^"]*)")?[^)]*\)|\[\^[^\]]*\]:?/g, ' $1 ');

/** The words of an entry, by its fields; `settings` are those of the site. */
const wordsOfEntry = (entry: Entry, { press, language }: SiteSettings): Words[] => {
  const { file, parsed } = entry;
  const name = nameOfEntry(entry);
  const fields = textsOf(entry).map(({ path, text, info }): Words => {
    const { derived = [] } = kinds[info?.kind ?? 'text'];
    const spelt = derived.flatMap(({ directive }) => derivedTexts[directive]?.(text, language) ?? []);
    return {
      file,
      field: path.join('.'),
      label: `${info?.label ?? ''} of ${name}`,
      said: [fillPress(text, press, 'name'), ...spelt].map(wordsIn).filter((said) => said.trim()),
    };
  });
  if (!parsed.body) return fields;
  const body = wordsIn(withoutAddresses(fillPress(parsed.body, press, 'name')));
  return [...fields, { file, field: bodyField, label: `Text of ${name}`, said: [body] }];
};

/** The fewest letters by which words are found within others. */
const fewest = 3;

/**
 * How well the words of a field fit those that a page shows, from 0 to 1. Of what the page is of, less will do: a word of its
 * text, or a value within words of the site.
 */
const fitOf = (shown: string, said: string, isOwn: boolean): number => {
  if (shown === said) return 1;
  const [short, long] = shown.length < said.length ? [shown, said] : [said, shown];
  if (short.trim().length < fewest || !long.includes(short)) return 0;
  const share = short.length / long.length;
  // A paragraph is a small part of its text; a word of a title says little.
  if (short === shown) return isOwn || short.length > 14 ? 0.8 + share / 10 : 0;
  return isOwn || share >= 0.5 ? 0.4 + share / 3 : 0;
};

const placeOf = ({ file, field, label }: Words): EditPlace => ({ key: keyOf(file, field), label });

/** The picture of the entry whose title some alternative words are, or have in them. */
const pictureNamed = (alt: string, entries: readonly Entry[]): EditPlace | null => {
  const said = wordsIn(alt);
  const titled = entries.flatMap((entry) => {
    const [field] = fileFieldsOf(collections[entry.collection].schema);
    const title = wordsIn(titleOf(entry) ?? '');
    return field && title.trim() && said.includes(title) ? [{ entry, field, title }] : [];
  });
  const [found] = titled.sort((a, b) => b.title.length - a.title.length);
  return found
    ? { key: keyOf(found.entry.file, found.field.name), label: `Picture of ${nameOfEntry(found.entry)}` }
    : null;
};

const isInMenu = (words: string): boolean => words.startsWith(marks.menu);

const isMenu = (file: string): boolean => collectionOf(pathInContent(file))?.collection === 'navigation';

const isPicture = (words: string): boolean => words.startsWith(marks.picture);

/** The best fit among some words; undefined where none fits. */
const nearest = (shown: string, among: readonly Words[], isOwn: boolean): Words | undefined => {
  let best: Words | undefined;
  let bestFit = 0;
  for (const words of among)
    for (const said of words.said) {
      const fit = fitOf(shown, said, isOwn);
      if (fit > bestFit) [best, bestFit] = [words, fit];
    }
  return best;
};

/** A page of the site, as it names its words. */
interface Page {
  readonly words: readonly string[];
  /** The files of the entries that the page is of. */
  readonly own: readonly string[];
  /** The entry that is open, as it is typed. */
  readonly open: Entry | null;
}

/**
 * Makes what finds where words of a page are edited, of the site's entries. What is open comes first, then what the page is of,
 * then all others. Null where no entry says it.
 */
export const makePlaces = (entries: readonly Entry[], settings: SiteSettings) => {
  const all = entries.flatMap((entry) => wordsOfEntry(entry, settings));
  const exact = new Map<string, Words[]>();
  for (const words of all)
    for (const said of words.said) exact.set(said, [...(exact.get(said) ?? []), words]);

  // A page names its words again after each key, and most of them are those of the site.
  const anywhere = new Map<string, Words | undefined>();
  const nearestOfAll = (shown: string): Words | undefined => {
    if (!anywhere.has(shown)) anywhere.set(shown, nearest(shown, all, false));
    return anywhere.get(shown);
  };

  return ({ words, own, open }: Page): (EditPlace | null)[] => {
    const opened = open ? wordsOfEntry(open, settings) : [];
    const isOther = ({ file }: Words): boolean => file !== open?.file;
    const first = [...opened, ...all.filter(({ file }) => own.includes(file)).filter(isOther)];
    const nearer = [...(open ? [open] : []), ...entries].sort(
      (a, b) => Number(own.includes(b.file)) - Number(own.includes(a.file)),
    );
    /** How near an entry is to these words: the menu to those in it, then what is open, then what the page is of. */
    const rank = ({ file }: Words, text: string): number => {
      if (isMenu(file)) return isInMenu(text) ? -2 : own.length + 1;
      if (file === open?.file) return -1;
      return own.includes(file) ? own.indexOf(file) : own.length;
    };
    return words.map((text) => {
      const shown = wordsIn(text);
      if (!shown.trim()) return null;
      const same = [
        ...opened.filter(({ said }) => said.includes(shown)),
        ...(exact.get(shown) ?? []).filter(isOther),
      ];
      const found =
        same.sort((a, b) => rank(a, text) - rank(b, text))[0] ??
        nearest(shown, first, true) ??
        nearestOfAll(shown);
      const picture = isPicture(text) ? pictureNamed(text, nearer) : null;
      return picture ?? (found ? placeOf(found) : null);
    });
  };
};

/** Where an entry is shown: on its own page, and in the list of its like. */
interface Routes {
  readonly own: string;
  readonly list: string;
}

/** Whether the page at a path was one entry's own, and that entry is there no more. */
export const isPageGone = (
  path: string,
  before: readonly Entry[],
  now: readonly Entry[],
  routesOf: (entry: Entry) => Routes,
): boolean => {
  const isThere = new Set(now.map(({ file }) => file));
  return before.some((entry) => {
    if (isThere.has(entry.file)) return false;
    const { own, list } = routesOf(entry);
    return own === path && own !== list;
  });
};

/**
 * The files of the entries that the page at a path is of, those with that very page first, then those in its list, of which
 * further pages end with a number.
 */
export const filesAt = (
  path: string,
  entries: readonly Entry[],
  routesOf: (entry: Entry) => Routes,
): string[] => {
  const list = path.replace(/\/\d+\/$/, '/');
  const routes = entries.map((entry) => ({ file: entry.file, ...routesOf(entry) }));
  const here = routes.filter(({ own }) => own === path);
  const listed = routes.filter((one) => one.own !== path && one.list === list);
  return [...here, ...listed].map(({ file }) => file);
};
