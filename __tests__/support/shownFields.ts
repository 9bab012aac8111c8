import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type CollectionName, contentFolder } from '../../src/content/model/collections';
import { cutShare } from '../../src/content/gatsby/share/cutShare';
import { drawingStyleOf } from '../../src/content/gatsby/share/drawingStyle';
import { infoOf } from '../../src/content/model/fieldInfo';
import type { Form } from '../../src/lib/forms';
import { countryName, formatPrice, languageName } from '../../src/lib/format';
import { formatDays, parseDate } from '../../src/lib/calendarDate';
import { words as bibliography } from '../../src/words/en/bibliography';
import { siteWords, worksWords } from '../../src/words/inNode';
import type { JsonFeed } from './feeds';
import { type FieldEntry, target, titleOf } from './fieldEntries';

const words = siteWords('en');
const works = worksWords('en');

type Texts = ReadonlyMap<string, string>;

/** What a built site shows of the entries by which fields are tried. */
interface Shown {
  /** What visitors see of each page, by its file. The page on which all is searched tells titles alone. */
  readonly pages: Texts;
  /** What machines are told on each page, by its file. */
  readonly linkedData: Texts;
  /** What those who follow the site hear of, each by its address. */
  readonly news: Texts;
  /** The path of what is cut of the picture that all of them are shared by. */
  readonly ownShare: string;
}

const linkedDataIn = (html: string): string =>
  /<script[^>]*application\/ld\+json[^>]*>([^<]*)/.exec(html)?.[1] ?? '';

const withoutScripts = (html: string): string => html.replaceAll(/<script[\s\S]*?<\/script>/g, '');

/** Reads what the site that lies built in `root` shows. */
export const readShown = async (root: string): Promise<Shown> => {
  const names = readdirSync(join(root, 'public'), { recursive: true, encoding: 'utf8' });
  const read = (name: string): string => readFileSync(join(root, 'public', name), 'utf8');
  const { items } = JSON.parse(read('feed.json')) as JsonFeed;
  const files = names.filter((name) => /^(?!page-data|search\/).*\.html$/.test(name));
  const cut = await cutShare(join(root, contentFolder, 'books', target, 'cover.jpg'), drawingStyleOf());
  return {
    pages: new Map(files.map((name): [string, string] => [name, withoutScripts(read(name))])),
    linkedData: new Map(files.map((name): [string, string] => [name, linkedDataIn(read(name))])),
    news: new Map(items.map((item) => [item.id, JSON.stringify(item)])),
    ownShare:
      names.find(
        (name) => /^static\/share-/.test(name) && readFileSync(join(root, 'public', name)).equals(cut),
      ) ?? 'none',
  };
};

/** The value at a path. */
const at = (value: unknown, path: FieldEntry['place']['path']): unknown =>
  path.reduce<unknown>((inner, step) => (inner as Readonly<Record<string | number, unknown>>)[step], value);

/** What says on a page that a field has this value: one of them is enough. */
const tracesOf = ({ place: { path, schema }, fields }: FieldEntry): string[] => {
  const value = at(fields, path);
  const { kind, collections: named = [], lastFrom } = infoOf(schema) ?? {};
  if (typeof value === 'number')
    return [
      String(value),
      bibliography.wordCount(value),
      words.playingTime(Math.floor(value / 60), value % 60),
    ];
  if (lastFrom) return [formatDays(parseDate(String(fields[lastFrom])), parseDate(String(value)), 'en')];
  if (kind === 'price') return [formatPrice(String(value), 'en')];
  if (kind === 'time') return ['7:30'];
  if (path.at(-1) === 'isOutOfPrint') return [words.outOfPrint];
  if (kind === 'country') return [countryName(String(value), 'en')];
  if (kind === 'language') return [languageName(String(value), 'en')];
  // Their part is said in the words beside their names.
  if (path.at(-1) === 'role') return [String(at(fields, [...path.slice(0, -1), 'name']))];
  if (kind === 'choice')
    return [
      words.formats[String(value)] ?? works.results[String(value)] ?? bibliography.forms[value as Form].one,
    ];
  if (kind === 'reference') return [titleOf(named[0] as CollectionName, target)];
  // Of which several sizes are made, by its name.
  if (kind === 'picture') return [`/${basename(String(value))}`];
  if (kind === 'sound') return ['<audio'];
  return [String(value)];
};

/** The pages on which covers stand in grids. */
const isGrid = /^(books\/\d+\/|(audiobooks|anthologies)\/(\d+\/)?)?index\.html$/;

/** Whether visitors meet the value of the entry's field: where the entry is named, as an address, or by its being away. */
export const isShown = (entry: FieldEntry, texts: Texts, { linkedData, ownShare }: Shown): boolean => {
  const { path, schema } = entry.place;
  const value = String(at(entry.fields, path));
  const title = titleOf(entry.collection, entry.slug);
  // A page that lists many may have the word of another one: what is said of this one stands in its line.
  const isOwn = (name: string): boolean =>
    [entry.slug, target].some((slug) => `/${name}`.includes(`/${slug}/`));
  const isCommon = ['reference', 'language', 'number', 'choice', 'price'].includes(
    infoOf(schema)?.kind ?? '',
  );
  const named = [...texts]
    .filter(([, text]) => text.includes(title))
    .flatMap(([name, text]) =>
      !isCommon || isOwn(name) ? text : text.split('<li').filter((line) => line.includes(title)),
    );
  if (path.includes('draft') || infoOf(schema)?.isAppearance) return named.length === 0;
  if (path.includes('inGrid'))
    return [...texts].some(([name, text]) => isGrid.test(name) && text.includes(title));
  // unit/shell.test.ts has the order itself.
  if (path.includes('order')) return named.length > 0;
  if (path.includes('folds')) return named.some((text) => text.includes('<summary><h2>'));
  const secret = `-${String(entry.fields['unlistedKey'])}/index.html`;
  // Of what is listed again, its old address leads on.
  if (path.includes('unlisted') || path.includes('unlistedKey'))
    return [...texts.keys()].some((name) => name.endsWith(entry.slug + secret));
  if (path.includes('aliases')) return texts.has(`${value.slice(1)}index.html`);
  if (path.includes('identifiers'))
    return [...linkedData].some(([name, text]) => isOwn(name) && text.includes(value));
  if (path.includes('share'))
    return [...texts].some(([name, text]) => isOwn(name) && text.includes(ownShare));
  if (path.includes('affiliate')) {
    const link = String(at(entry.fields, [...path.slice(0, -1), 'link']));
    const paid = new RegExp(`<a [^>]*href="${link}"[^>]*rel="[^"]*sponsored`);
    return named.some((text) => paid.test(text));
  }
  return tracesOf(entry).some((trace) => named.some((text) => text.includes(trace)));
};
