import type { Audiobook, Book, Thing } from 'schema-dts';
import { isTranslation } from '../editions';
import { seriesRoute } from '../routes';
import type { Credited } from '../contributors';
import {
  authorRef,
  workRef,
  creditsIn,
  type Honoured,
  honoursIn,
  idOf,
  type LinkedRef,
  type LinkedSite,
  person,
  readersIn,
  refTo,
} from './site';

interface LinkedEdition {
  readonly title: string | null;
  readonly language: string | null;
  readonly format: string;
  readonly released: string | null;
  readonly pages: number | null;
  readonly minutes: number | null;
  readonly isbn: string | null;
  readonly publisher: string | null;
  readonly translator: string | null;
  readonly narrator: string | null;
}

/** What linked data says of a book, as its page knows it. */
interface LinkedBook extends LinkedRef, Honoured, Omit<Credited, '__typename'> {
  readonly image: { readonly publicURL: string | null };
  readonly about: { readonly subtitle: string | null } | null;
  readonly series: { readonly name: string; readonly position: number | null } | null;
  readonly editions: readonly LinkedEdition[] | null;
  readonly contains: readonly LinkedRef[];
}

const formats = {
  hardcover: 'https://schema.org/Hardcover',
  paperback: 'https://schema.org/Paperback',
  ebook: 'https://schema.org/EBook',
  audiobook: 'https://schema.org/AudiobookFormat',
} as const;

const isFormat = (format: string): format is keyof typeof formats => format in formats;

const editionId = (site: LinkedSite, { pagePath }: LinkedBook, index: number): string =>
  idOf(site, pagePath ?? '', `edition-${index + 1}`);

const editionNode = (
  site: LinkedSite,
  book: LinkedBook,
  edition: LinkedEdition,
  index: number,
): Book | Audiobook => {
  const { format, released, pages, minutes, isbn, publisher, translator, narrator } = edition;
  const node = {
    '@id': editionId(site, book, index),
    name: edition.title ?? book.title,
    inLanguage: edition.language ?? site.language,
    ...(isFormat(format) && { bookFormat: formats[format] }),
    ...(isbn && { isbn: isbn.replaceAll('-', '') }),
    ...(released && { datePublished: released }),
    ...(pages && { numberOfPages: pages }),
    ...(publisher && { publisher: { '@type': 'Organization' as const, name: publisher } }),
    ...(translator && { translator: person(site, translator) }),
    ...(isTranslation(edition, site.language) && {
      translationOfWork: { '@id': idOf(site, book.pagePath ?? '', 'book') },
    }),
  };
  return format === 'audiobook'
    ? {
        '@type': 'Audiobook',
        ...node,
        ...(minutes && { duration: `PT${Math.floor(minutes / 60)}H${minutes % 60}M` }),
        ...(narrator ? { readBy: person(site, narrator) } : readersIn(site, book)),
      }
    : { '@type': 'Book', ...node };
};

/** The editions in other languages, which workExample describes. */
const translationsOf = (site: LinkedSite, book: LinkedBook) => {
  const found = (book.editions ?? []).flatMap((edition, index) =>
    isTranslation(edition, site.language) ? [{ '@id': editionId(site, book, index) }] : [],
  );
  return found.length ? { workTranslation: found } : {};
};

/** The author's part in an anthology is a story, those of an omnibus are books. */
const partsOf = (site: LinkedSite, { contents, contains }: LinkedBook) => {
  if (contents?.story)
    return { hasPart: { '@type': 'ShortStory' as const, name: contents.story, author: authorRef(site) } };
  const books = contains.flatMap((book) => workRef(site, book) ?? []);
  return books.length ? { hasPart: books } : {};
};

/**
 * What the page of a book is about: the book, with its editions as examples of the work. `otherForm` is its recording, or
 * the book that is read; `series` has the title of its series.
 */
export const bookThings = (
  site: LinkedSite,
  book: LinkedBook,
  description: string,
  otherForm: LinkedRef | null,
  series: { readonly title: string } | null,
): Thing[] => {
  const { title, pagePath, image, about, series: place, editions } = book;
  const path = pagePath ?? '';
  const isRecording = book.__typename === 'Audiobook';
  const examples = (editions ?? []).map((edition, index) => editionNode(site, book, edition, index));
  const work = isRecording && otherForm && workRef(site, otherForm);
  const node = {
    '@id': idOf(site, path, 'book'),
    name: title,
    ...(about?.subtitle && { alternativeHeadline: about.subtitle }),
    url: site.siteUrl + path,
    // Below a path, the picture's address has it too.
    image: new URL(image.publicURL ?? '', site.siteUrl).href,
    description,
    inLanguage: site.language,
    ...creditsIn(site, book),
    ...partsOf(site, book),
    ...honoursIn(book),
    ...(place &&
      series && {
        isPartOf: refTo(site, 'BookSeries', 'series', { name: series.title, path: seriesRoute(place.name) }),
      }),
    ...(place && place.position !== null && { position: place.position }),
    ...(work && { exampleOfWork: work }),
    ...(examples.length && { workExample: examples }),
    ...translationsOf(site, book),
  };
  return [
    isRecording ? { '@type': 'Audiobook', ...node, ...readersIn(site, book) } : { '@type': 'Book', ...node },
  ];
};
