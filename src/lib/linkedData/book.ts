import type { Audiobook, Book, BookSeries } from 'schema-dts';
import { seriesRoute } from '../routes';
import { authorRef, idOf, type LinkedSite } from './site';

interface LinkedEdition {
  readonly format: string;
  readonly released: string | null;
  readonly pages: number | null;
  readonly minutes: number | null;
  readonly isbn: string | null;
}

/** What linked data says of a book. */
export interface LinkedBook {
  readonly title: string;
  /** The path of its page. */
  readonly path: string;
  /** The address of its cover. */
  readonly cover: string;
  readonly description: string;
  readonly subtitle: string | null;
  readonly series: { readonly slug: string; readonly position: number } | null;
  readonly editions: readonly LinkedEdition[];
  /** Of a recording: who reads it, and the path of the book that is read. */
  readonly narrator?: string | null | undefined;
  readonly recordingOf?: string | null | undefined;
  /** Of an anthology: who edited it, and the author's story in it. */
  readonly editor?: string | null | undefined;
  readonly story?: string | null | undefined;
  readonly kind: 'Book' | 'Audiobook' | 'Anthology';
}

const formats = {
  hardcover: 'https://schema.org/Hardcover',
  paperback: 'https://schema.org/Paperback',
  ebook: 'https://schema.org/EBook',
  audiobook: 'https://schema.org/AudiobookFormat',
} as const;

const isFormat = (format: string): format is keyof typeof formats => format in formats;

const lengthOf = (minutes: number): string => `PT${Math.floor(minutes / 60)}H${minutes % 60}M`;

const editionNode = (site: LinkedSite, book: LinkedBook, edition: LinkedEdition, index: number) => ({
  '@id': idOf(site, book.path, `edition-${index + 1}`),
  name: book.title,
  inLanguage: site.language,
  ...(isFormat(edition.format) && { bookFormat: formats[edition.format] }),
  ...(edition.isbn && { isbn: edition.isbn.replaceAll('-', '') }),
  ...(edition.released && { datePublished: edition.released }),
  ...(edition.pages && { numberOfPages: edition.pages }),
});

const asAudiobook = (
  node: ReturnType<typeof editionNode>,
  { minutes }: LinkedEdition,
  narrator?: string | null,
): Audiobook => ({
  '@type': 'Audiobook',
  ...node,
  ...(minutes && { duration: lengthOf(minutes) }),
  ...(narrator && { readBy: { '@type': 'Person', name: narrator } }),
});

const editionsOf = (site: LinkedSite, book: LinkedBook) =>
  book.editions.map((edition, index) => {
    const node = editionNode(site, book, edition, index);
    return edition.format === 'audiobook'
      ? asAudiobook(node, edition, book.narrator)
      : { '@type': 'Book' as const, ...node };
  });

/** An anthology is by many; the author's part in it is a story. */
const authorship = (site: LinkedSite, { kind, story, editor }: LinkedBook) =>
  kind === 'Anthology'
    ? {
        ...(editor && { editor: { '@type': 'Person' as const, name: editor } }),
        ...(story && {
          hasPart: { '@type': 'ShortStory' as const, name: story, author: authorRef(site) },
        }),
      }
    : { author: authorRef(site) };

/** A book, with its editions as examples of the work. */
export const bookNode = (site: LinkedSite, book: LinkedBook): Book | Audiobook => {
  const { title, path, cover, description, subtitle, series, narrator, recordingOf, kind } = book;
  const node = {
    '@id': idOf(site, path, 'book'),
    name: title,
    ...(subtitle && { alternativeHeadline: subtitle }),
    url: site.siteUrl + path,
    image: cover,
    description,
    inLanguage: site.language,
    ...authorship(site, book),
    ...(series && {
      isPartOf: { '@id': idOf(site, seriesRoute(series.slug), 'series') },
      position: series.position,
    }),
    ...(recordingOf && { exampleOfWork: { '@id': idOf(site, recordingOf, 'book') } }),
    ...(book.editions.length && { workExample: editionsOf(site, book) }),
  };
  return kind === 'Audiobook'
    ? {
        '@type': 'Audiobook',
        ...node,
        ...(narrator && { readBy: { '@type': 'Person', name: narrator } }),
      }
    : { '@type': 'Book', ...node };
};

/** A series, with those of its parts that have pages. */
export const seriesNode = (
  site: LinkedSite,
  {
    slug,
    title,
    description,
  }: { readonly slug: string; readonly title: string; readonly description: string },
  parts: readonly string[],
): BookSeries => ({
  '@type': 'BookSeries',
  '@id': idOf(site, seriesRoute(slug), 'series'),
  name: title,
  description,
  url: site.siteUrl + seriesRoute(slug),
  author: authorRef(site),
  ...(parts.length && { hasPart: parts.map((path) => ({ '@id': idOf(site, path, 'book') })) }),
});
