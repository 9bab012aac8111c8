import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { EpubWords } from '../words/inNode';
import type { Book } from './book';
import { fontsFor, withLook } from './fonts';
import { packageDocument } from './packageDocument';
import { typefaceOf } from '../lib/look';
import { contentsPage, pagesOf, picturePath } from './pages';
import { tag, xmlFile } from '../lib/xml';
import { zipOf } from './zip';

const container = xmlFile(
  tag(
    'container',
    { version: '1.0', xmlns: 'urn:oasis:names:tc:opendocument:xmlns:container' },
    tag(
      'rootfiles',
      {},
      tag('rootfile', { 'full-path': 'book/package.opf', 'media-type': 'application/oebps-package+xml' }),
    ),
  ),
);

const picturesOf = ({ chapters, cover }: Book): Record<string, Uint8Array> => ({
  'cover.jpg': cover,
  ...Object.fromEntries(
    chapters.flatMap(({ pictures }, chapter) =>
      Object.values(pictures).map((bytes, index) => [picturePath(chapter, index), bytes] as const),
    ),
  ),
});

/**
 * An e-book as an EPUB 3: the bytes of its file, the same for the same book. The words are those of its language.
 */
export const makeEpub = async (book: Book, words: EpubWords): Promise<Uint8Array> => {
  const pages = pagesOf(book, words);
  const all = [...pages, contentsPage(book, pages, words)];
  const fonts = await fontsFor(
    all.map(({ xhtml }) => xhtml),
    typefaceOf(book.look),
  );
  const css = await readFile(resolve('src/epub/book.css'), 'utf8');
  const files = {
    ...Object.fromEntries(all.map(({ name, xhtml }) => [name, xhtml])),
    'book.css': [...fonts.map(({ rule }) => rule), withLook(css, fonts, book.look)].join('\n'),
    ...Object.fromEntries(fonts.map(({ name, bytes }) => [name, bytes])),
    ...picturesOf(book),
  };
  const opf = packageDocument(book, pages, Object.keys(files), words);
  const inFolder = Object.entries({ 'package.opf': opf, ...files }).map(([name, content]) => [
    `book/${name}`,
    content,
  ]);
  return zipOf({
    // By this, which comes first, the file is known.
    mimetype: 'application/epub+zip',
    'META-INF/container.xml': container,
    ...(Object.fromEntries(inFolder) as Record<string, string | Uint8Array>),
  });
};
