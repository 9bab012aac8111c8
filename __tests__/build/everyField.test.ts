import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { adviseOnUnshown } from '../../src/content/check/adviseOnUnshown';
import { adviseOnTranslations } from '../../src/content/check/adviseTogether';
import { type CollectionName, collections, contentFolder } from '../../src/content/model/collections';
import { cutShare } from '../../src/content/gatsby/share/cutShare';
import { drawingStyleOf } from '../../src/content/gatsby/share/drawingStyle';
import { infoOf } from '../../src/content/model/fieldInfo';
import { readContent } from '../../src/content/read/readContent';
import type { Form } from '../../src/lib/forms';
import { countryName, formatPrice, languageName } from '../../src/lib/format';
import { formatDays, parseDate } from '../../src/lib/calendarDate';
import { localIsoDate } from '../../src/lib/localIsoDate';
import { words as bibliography } from '../../src/words/en/bibliography';
import { siteWords, worksWords } from '../../src/words/inNode';
import { type FieldEntry, target, titleOf, writeFieldEntries } from '../support/fieldEntries';
import type { JsonFeed } from '../support/feeds';
import { copyKit, gatsby, shrinkPictures } from '../support/project';

const words = siteWords('en');
const works = worksWords('en');

let root = '';
let entries: FieldEntry[] = [];
/** What visitors see of each page, by its file. The page on which all is searched tells titles alone. */
let pages = new Map<string, string>();
/** What machines are told on each page, by its file. */
let linkedData = new Map<string, string>();
/** What those who follow the site hear of, each by its address. */
let news = new Map<string, string>();
/** The path of what is cut of the picture that all of them are shared by. */
let ownShare = '';

const linkedDataIn = (html: string): string =>
  /<script[^>]*application\/ld\+json[^>]*>([^<]*)/.exec(html)?.[1] ?? '';

const withoutScripts = (html: string): string => html.replaceAll(/<script[\s\S]*?<\/script>/g, '');

beforeAll(async () => {
  root = await copyKit();
  entries = writeFieldEntries(root);
  await shrinkPictures(root);
  const run = gatsby(root, 'build', '--prefix-paths');
  if ((await run.ended) !== 0) throw new Error(run.output());
  const names = readdirSync(join(root, 'public'), { recursive: true, encoding: 'utf8' });
  const read = (name: string): string => readFileSync(join(root, 'public', name), 'utf8');
  const { items } = JSON.parse(readFileSync(join(root, 'public/feed.json'), 'utf8')) as JsonFeed;
  const files = names.filter((name) => /^(?!page-data|search\/).*\.html$/.test(name));
  pages = new Map(files.map((name): [string, string] => [name, withoutScripts(read(name))]));
  linkedData = new Map(files.map((name): [string, string] => [name, linkedDataIn(read(name))]));
  const cut = await cutShare(join(root, contentFolder, 'books', target, 'cover.jpg'), drawingStyleOf());
  ownShare =
    names.find(
      (name) => /^static\/share-/.test(name) && readFileSync(join(root, 'public', name)).equals(cut),
    ) ?? 'none';
  news = new Map(items.map((item) => [item.id, JSON.stringify(item)]));
}, 360_000);

afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

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
const isShown = (entry: FieldEntry, texts: ReadonlyMap<string, string>): boolean => {
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

const nameOf = ({ collection, slug, place }: FieldEntry): string =>
  `${contentFolder}/${collections[collection].files.replace('*', slug)} ${place.path.join('.')}`;

test('of every field that may be left out, what an author fills in is to be met, or the check says what it needs', async () => {
  const { entries: read } = await readContent(root);
  const advised = read
    .flatMap((entry) => adviseOnUnshown(entry, localIsoDate(new Date()), true))
    .map(({ file, field = '' }) => `${file} ${field}`)
    .concat(
      adviseOnTranslations(read)
        .map(({ file, field = '' }) => `${file} ${field}`)
        // Those of entries that are there for another field are true as well.
        .filter((one) => entries.some((entry) => nameOf(entry) === one)),
    );
  const unseenIn = (texts: ReadonlyMap<string, string>): string[] =>
    entries.filter((entry) => !isShown(entry, texts)).map(nameOf);
  const isUnder = (name: string, ones: readonly string[]): boolean =>
    ones.some((one) => name.startsWith(one));
  const unseen = unseenIn(new Map([...pages, ...news]));
  expect(unseen.filter((name) => !isUnder(name, advised))).toEqual([]);
  // What is advised is true: it is on no page.
  const onNoPage = unseenIn(pages);
  expect(advised.filter((one) => !onNoPage.some((name) => name.startsWith(one)))).toEqual([]);
  expect(entries.length - unseen.length).toBeGreaterThan(60);
});
