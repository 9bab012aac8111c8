import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import sharp from 'sharp';
import { catalogueFile } from '../../src/lib/routes';
import { epubcheck, hasEpubcheck } from '../../tools/epubcheck/epubcheck';
import { charactersOfFont, documentIn, filesIn, readEpub } from '../support/epub';
import { attributes, texts } from '../support/site/dom';
import { extremesOf } from '../support/site/extremes';
import {
  allRoutes,
  at,
  exists,
  fileOf,
  pageAt,
  publicFolder,
  settings,
  unlisted,
} from '../support/site/ownSite';

const paths = readdirSync(publicFolder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.epub'))
  .sort();
const files = paths.map((path) => join(publicFolder, path));
const books = files.map(readEpub);
const { origin } = new URL(settings.siteUrl);

/** Two books of each folder of the site: the others are made by the same code, and a check takes seconds. */
const typicalFiles = extremesOf(
  paths,
  (path) => path.split(sep)[0] ?? '',
  (path) => statSync(join(publicFolder, path)).size,
)
  .flat()
  .map((path) => join(publicFolder, path));

const where = paths.length ? test : test.skip;
const whereChecked = paths.length && hasEpubcheck() ? test : test.skip;

whereChecked(
  'books to take along are valid EPUBs, without errors and warnings',
  async () => {
    expect(await epubcheck(typicalFiles)).toEqual([]);
  },
  300_000,
);

where('every book is known as an EPUB by its first bytes: its type, first and as it is', () => {
  for (const book of books)
    expect(Buffer.from(book).toString('latin1', 30, 58)).toBe('mimetypeapplication/epub+zip');
});

where('every book says how it can be read, whose it is and where it comes from', () => {
  for (const book of books) {
    const opf = documentIn(book, 'package.opf');
    const named = (name: string): string[] =>
      [...opf.getElementsByTagName(name)].map(({ textContent }) => textContent);
    const said = (property: string): string[] => texts(opf, `meta[property="${property}"]`);
    expect(said('schema:accessMode')).toContain('textual');
    expect(said('schema:accessModeSufficient')).toEqual(['textual']);
    expect(said('schema:accessibilityHazard')).toEqual(['none']);
    expect(said('schema:accessibilityFeature')).toContain('tableOfContents');
    expect(said('schema:accessibilitySummary').join()).toMatch(/\S/);
    expect(said('dcterms:modified').join()).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/);
    expect(named('dc:creator')[0]).toBe(settings.author);
    expect(named('dc:language')).toEqual([settings.language]);
    expect(named('dc:identifier').join()).toContain(settings.siteUrl);
  }
});

where(
  'the fonts of a book have every letter of it that the site’s typeface has, and none of them is large',
  () => {
    const shortest = 100;
    for (const book of books) {
      const inBook = filesIn(book);
      const names = Object.keys(inBook).filter((name) => name.endsWith('.ttf'));
      const known = (cut: RegExp): ReadonlySet<string> =>
        new Set(
          names
            .filter((name) => cut.test(name))
            .flatMap((name) => [...charactersOfFont(inBook[name] ?? new Uint8Array())]),
        );
      const pages = Object.keys(inBook).filter((name) => name.endsWith('.xhtml'));
      const shown = pages.map(
        (name) => documentIn(book, name.slice('book/'.length)).documentElement.textContent,
      );
      const letters = [...new Set(shown.join(''))].filter((letter) =>
        /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\d.,;:?!“”‘’—-]/u.test(letter),
      );
      expect(letters.length).toBeGreaterThan(20);
      for (const face of [/text-\w+\.ttf$/, /caps-/])
        expect(letters.filter((letter) => !known(face).has(letter))).toEqual([]);
      expect(known(/text-basic\.ttf$/).size).toBeLessThan(shortest);
    }
  },
);

const feed = (): Document =>
  new DOMParser().parseFromString(readFileSync(fileOf(at(catalogueFile)), 'utf8'), 'application/xml');

where('the catalog for reading apps has every book, with its size and its cover', async () => {
  const acquisition = 'link[rel="http://opds-spec.org/acquisition/open-access"]';
  const hrefs = attributes(feed(), acquisition, 'href').map(String);
  const listed = paths.filter((path) => !unlisted.some(({ key }) => path.includes(key)));
  const own = listed.map((path) => `${settings.siteUrl}/${path.replaceAll('\\', '/')}`);
  expect(hrefs.toSorted()).toEqual(own.sort());
  const sizes = hrefs.map((href) => String(readFileSync(fileOf(href.slice(origin.length))).length));
  expect(attributes(feed(), acquisition, 'length')).toEqual(sizes);
  const covers = attributes(feed(), 'link[type="image/jpeg"]', 'href').map(String);
  expect(covers).toHaveLength(2 * listed.length);
  for (const cover of covers)
    expect((await sharp(fileOf(cover.slice(origin.length))).metadata()).format).toBe('jpeg');
});

where('what the catalog needs by OPDS 1.2 and Atom is there', () => {
  const atom = feed();
  expect(attributes(atom, 'link[rel=self], link[rel=start]', 'href')).toEqual(
    Array(2).fill(settings.siteUrl + catalogueFile),
  );
  for (const element of [atom, ...atom.querySelectorAll('entry')])
    for (const name of ['id', 'title', 'updated', 'author name'])
      expect(texts(element, `:scope > ${name}, feed > ${name}`).join()).toMatch(/\S/);
  const ids = texts(atom, 'entry > id');
  expect(new Set(ids).size).toBe(ids.length);
  const pages = attributes(atom, 'entry > link[rel=alternate]', 'href').map(String);
  expect(pages.filter((page) => !exists(page.slice(origin.length)))).toEqual([]);
});

test.each(allRoutes)('%s says where the catalog is, if there is one', (route) => {
  const links = attributes(pageAt(route), 'head link[type*="opds-catalog"]', 'href');
  expect(links).toEqual(paths.length ? [at(catalogueFile)] : []);
});
