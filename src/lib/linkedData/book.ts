import type { Audiobook, Book, Thing } from 'schema-dts';
import { seriesRoute } from '../routes';
import { authorRef, bookRef, idOf, type LinkedRef, type LinkedSite, refTo } from './site';

interface LinkedEdition {
  readonly format: string;
  readonly released: string | null;
  readonly pages: number | null;
  readonly minutes: number | null;
  readonly isbn: string | null;
}

/** What linked data says of a book, as its page knows it. */
interface LinkedBook extends LinkedRef {
  readonly image: { readonly publicURL: string | null };
  readonly about: { readonly subtitle: string | null } | null;
  readonly series: { readonly name: string; readonly position: number | null } | null;
  readonly editions: readonly LinkedEdition[] | null;
  readonly audio?: { readonly narrator: string | null } | null;
  readonly contents?: { readonly story: string | null; readonly editor: string | null } | null;
}

const formats = {
  hardcover: 'https://schema.org/Hardcover',
  paperback: 'https://schema.org/Paperback',
  ebook: 'https://schema.org/EBook',
  audiobook: 'https://schema.org/AudiobookFormat',
} as const;

const isFormat = (format: string): format is keyof typeof formats => format in formats;

const lengthOf = (minutes: number): string => `PT${Math.floor(minutes / 60)}H${minutes % 60}M`;

const editionNode = (
  site: LinkedSite,
  { title, pagePath }: LinkedBook,
  edition: LinkedEdition,
  index: number,
) => ({
  '@id': idOf(site, pagePath ?? '', `edition-${index + 1}`),
  name: title,
  inLanguage: site.language,
  ...(isFormat(edition.format) && { bookFormat: formats[edition.format] }),
  ...(edition.isbn && { isbn: edition.isbn.replaceAll('-', '') }),
  ...(edition.released && { datePublished: edition.released }),
  ...(edition.pages && { numberOfPages: edition.pages }),
});

const asAudiobook = (
  node: ReturnType<typeof editionNode>,
  { minutes }: LinkedEdition,
  narrator: string | null | undefined,
): Audiobook => ({
  '@type': 'Audiobook',
  ...node,
  ...(minutes && { duration: lengthOf(minutes) }),
  ...(narrator && { readBy: { '@type': 'Person', name: narrator } }),
});

const editionsOf = (site: LinkedSite, book: LinkedBook) =>
  (book.editions ?? []).map((edition, index) => {
    const node = editionNode(site, book, edition, index);
    return edition.format === 'audiobook'
      ? asAudiobook(node, edition, book.audio?.narrator)
      : { '@type': 'Book' as const, ...node };
  });

/** An anthology is by many; the author's part in it is a story. */
const authorship = (site: LinkedSite, { __typename, contents }: LinkedBook) =>
  __typename === 'Anthology'
    ? {
        ...(contents?.editor && { editor: { '@type': 'Person' as const, name: contents.editor } }),
        ...(contents?.story && {
          hasPart: { '@type': 'ShortStory' as const, name: contents.story, author: authorRef(site) },
        }),
      }
    : { author: authorRef(site) };

/** A book, with its editions as examples of the work; `recordingOf` is the book that is read. */
const bookNode = (
  site: LinkedSite,
  book: LinkedBook,
  description: string,
  seriesTitle: string | undefined,
  recordingOf: LinkedRef | null,
): Book | Audiobook => {
  const { title, pagePath, image, about, series, audio } = book;
  const path = pagePath ?? '';
  const examples = editionsOf(site, book);
  const work = recordingOf && bookRef(site, recordingOf);
  const node = {
    '@id': idOf(site, path, 'book'),
    name: title,
    ...(about?.subtitle && { alternativeHeadline: about.subtitle }),
    url: site.siteUrl + path,
    // Below a path, the picture's address has it too.
    image: new URL(image.publicURL ?? '', site.siteUrl).href,
    description,
    inLanguage: site.language,
    ...authorship(site, book),
    ...(series && {
      ...(seriesTitle && {
        isPartOf: refTo(site, 'BookSeries', 'series', { name: seriesTitle, path: seriesRoute(series.name) }),
      }),
      ...(series.position !== null && { position: series.position }),
    }),
    ...(work && { exampleOfWork: work }),
    ...(examples.length && { workExample: examples }),
  };
  return book.__typename === 'Audiobook'
    ? {
        '@type': 'Audiobook',
        ...node,
        ...(audio?.narrator && { readBy: { '@type': 'Person', name: audio.narrator } }),
      }
    : { '@type': 'Book', ...node };
};

/** What the page of a book is about; `otherForm` is the recording of it, or the book that is read, and `series` has the title of its series. */
export const bookThings = (
  site: LinkedSite,
  book: LinkedBook,
  description: string,
  otherForm: LinkedRef | null,
  series: { readonly title: string } | null,
): Thing[] => [
  bookNode(site, book, description, series?.title, book.__typename === 'Audiobook' ? otherForm : null),
];
