import { relators } from '../lib/contributors';
import { directionOf } from '../lib/direction';
import type { EpubWords } from '../words/inNode';
import { type Book, nameOf } from './book';
import { type BookPage, contentsName } from './pages';
import { tag, textTag, xmlFile } from '../lib/xml';

const meta = (property: string, text: string, attributes = {}): string =>
  textTag('meta', text, { property, ...attributes });

const features =
  'alternativeText displayTransformability readingOrder structuralNavigation tableOfContents'.split(' ');

/** What reading apps say of a book to those who choose by how it can be read (https://www.w3.org/TR/epub-a11y-11/). */
const accessibility = (hasPictures: boolean, words: EpubWords): string =>
  [
    meta('schema:accessMode', 'textual'),
    ...(hasPictures ? [meta('schema:accessMode', 'visual')] : []),
    meta('schema:accessModeSufficient', 'textual'),
    ...features.map((feature) => meta('schema:accessibilityFeature', feature)),
    meta('schema:accessibilityHazard', 'none'),
    meta('schema:accessibilitySummary', words.accessible),
  ].join('');

const seriesMeta = ({ series }: Book): string =>
  series
    ? meta('belongs-to-collection', series.title, { id: 'series' }) +
      meta('collection-type', 'series', { refines: '#series' }) +
      (series.position === undefined
        ? ''
        : meta('group-position', String(series.position), { refines: '#series' }))
    : '';

const peopleMeta = ({ people }: Book): string =>
  people
    .map(({ name, relator }, index) => {
      const id = index ? `person-${index + 1}` : 'author';
      const element = relator === relators.author ? 'dc:creator' : 'dc:contributor';
      return (
        textTag(element, name, { id }) + meta('role', relator, { refines: `#${id}`, scheme: 'marc:relators' })
      );
    })
    .join('');

const metadata = (book: Book, hasPictures: boolean, words: EpubWords): string => {
  const { id, language, publisher, description, rights, source, day } = book;
  const content = [
    textTag('dc:identifier', id, { id: 'id' }),
    textTag('dc:title', nameOf(book)),
    peopleMeta(book),
    textTag('dc:language', language),
    publisher ? textTag('dc:publisher', publisher) : '',
    textTag('dc:date', day),
    textTag('dc:description', description),
    textTag('dc:rights', rights),
    textTag('dc:source', source),
    meta('dcterms:modified', `${day}T00:00:00Z`),
    seriesMeta(book),
    accessibility(hasPictures, words),
  ].join('');
  return tag('metadata', { 'xmlns:dc': 'http://purl.org/dc/elements/1.1/' }, content);
};

const types: Readonly<Record<string, string>> = {
  css: 'text/css',
  jpg: 'image/jpeg',
  ttf: 'font/ttf',
  xhtml: 'application/xhtml+xml',
};

const properties: Readonly<Record<string, string>> = {
  [contentsName]: 'nav',
  'cover.jpg': 'cover-image',
};

const idOf = (name: string): string => name.replaceAll('.', '-');

/**
 * The file that says what a book is and in which order its pages stand. The table of contents is one of them where there
 * is more than one text to choose from.
 */
export const packageDocument = (
  book: Book,
  pages: readonly BookPage[],
  files: readonly string[],
  words: EpubWords,
): string => {
  const items = files.map((name) =>
    tag('item', {
      id: idOf(name),
      href: name,
      'media-type': types[name.split('.').at(-1) ?? ''],
      properties: properties[name],
    }),
  );
  const [cover, title, ...texts] = pages.map(({ name }) => name);
  const contents = book.chapters.length > 1 ? [contentsName] : [];
  const order = [cover, title, ...contents, ...texts].flatMap((name) =>
    name ? tag('itemref', { idref: idOf(name) }) : [],
  );
  const hasPictures = files.some((name) => name.startsWith('picture-'));
  const direction = directionOf(book.language);
  const content = [
    metadata(book, hasPictures, words),
    tag('manifest', {}, items.join('\n')),
    tag('spine', { 'page-progression-direction': direction }, order.join('')),
  ].join('\n');
  const attributes = {
    xmlns: 'http://www.idpf.org/2007/opf',
    version: '3.0',
    'unique-identifier': 'id',
    'xml:lang': book.language,
    dir: direction,
  };
  return xmlFile(tag('package', attributes, content));
};
