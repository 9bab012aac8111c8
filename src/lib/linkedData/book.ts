import type { Audiobook, Book, Thing } from 'schema-dts';
import { isTranslation } from '../editions';
import type { Credited } from '../contributors';
import {
  authorRef,
  workRef,
  creditsIn,
  type Honoured,
  honoursIn,
  idOf,
  type LinkedRef,
  type LinkedSeries,
  type LinkedSite,
  person,
  readersIn,
  seriesIn,
} from './site';

type LinkedEdition = NonNullable<Queries.BookHeadFragment['editions']>[number];

/** What linked data says of a book, as its page knows it. */
type LinkedBook = Queries.BookHeadFragment &
  Credited &
  Honoured & {
    readonly contains: readonly LinkedRef[];
    /** Of what it is a translation. */
    readonly original: LinkedRef | null;
    /** Those of its translations that have entries of their own. */
    readonly translations: readonly LinkedRef[];
  };

const formats = {
  hardcover: 'https://schema.org/Hardcover',
  paperback: 'https://schema.org/Paperback',
  ebook: 'https://schema.org/EBook',
  audiobook: 'https://schema.org/AudiobookFormat',
} as const;

const isFormat = (format: string): format is keyof typeof formats => format in formats;

const editionId = (site: LinkedSite, { pagePath }: LinkedBook, index: number): string =>
  idOf(site, pagePath ?? '', `edition-${index + 1}`);

const languageOf = (site: LinkedSite, { translation }: LinkedBook): string =>
  translation?.language ?? site.language;

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
    inLanguage: edition.language ?? languageOf(site, book),
    ...(isFormat(format) && { bookFormat: formats[format] }),
    ...(isbn && { isbn: isbn.replaceAll('-', '') }),
    ...(released && { datePublished: released }),
    ...(pages && { numberOfPages: pages }),
    ...(publisher && { publisher: { '@type': 'Organization' as const, name: publisher } }),
    ...(translator && { translator: person(site, translator) }),
    ...(!book.translation &&
      isTranslation(edition, site.language) && {
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

/** Its translations, of which workExample describes the editions, and of what it is one. */
const translationsOf = (site: LinkedSite, book: LinkedBook) => {
  const found = [
    ...(book.editions ?? []).flatMap((edition, index) =>
      !book.translation && isTranslation(edition, site.language)
        ? [{ '@id': editionId(site, book, index) }]
        : [],
    ),
    ...book.translations.flatMap((translation) => workRef(site, translation) ?? []),
  ];
  const original = book.original && workRef(site, book.original);
  return {
    ...(found.length && { workTranslation: found }),
    ...(original && { translationOfWork: original }),
  };
};

/** The parts of a collection or an omnibus; the author's in an anthology is a story, which may have a page or not. */
const partsOf = (site: LinkedSite, { contents, contains }: LinkedBook) => {
  const parts = contains.flatMap((part) => workRef(site, part) ?? []);
  if (parts.length) return { hasPart: parts };
  return contents?.story
    ? { hasPart: { '@type': 'ShortStory' as const, name: contents.story, author: authorRef(site) } }
    : {};
};

/**
 * What the page of a book is about: the book, with its editions as examples of the work. `otherForm` is its recording, or
 * the book that is read; `series` are those that it is part of.
 */
export const bookThings = (
  site: LinkedSite,
  book: LinkedBook,
  description: string,
  otherForm: LinkedRef | null,
  series: readonly LinkedSeries[],
): Thing[] => {
  const { title, pagePath, image, about, editions } = book;
  const path = pagePath ?? '';
  const { refs, position } = seriesIn(site, book, series);
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
    inLanguage: languageOf(site, book),
    ...creditsIn(site, book),
    ...partsOf(site, book),
    ...honoursIn(book),
    ...(refs.length && { isPartOf: refs.length > 1 ? refs : refs[0] }),
    ...(position !== null && { position }),
    ...(work && { exampleOfWork: work }),
    ...(examples.length && { workExample: examples }),
    ...translationsOf(site, book),
  };
  return [
    isRecording ? { '@type': 'Audiobook', ...node, ...readersIn(site, book) } : { '@type': 'Book', ...node },
  ];
};
