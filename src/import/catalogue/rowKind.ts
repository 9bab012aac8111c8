import { type CatalogueCollection, catalogueCollections } from './paths';
import { spelt } from './columnNames';
import { type RowCells, textFor } from './rowCells';
import { plainWord } from './valueWords';

/** The collection of each kind, the form that it says besides, and what it is called. */
const kinds: readonly (readonly [CatalogueCollection, form: string | null, names: string])[] = [
  ['books', null, 'book, books, buch, libro'],
  ['books', 'novel', 'novel, roman, novela'],
  ['books', 'novella', 'novella, novelle, novela corta'],
  ['books', 'novelette', 'novelette'],
  ['books', 'collection', 'collection, story collection, short story collection, sammlung'],
  ['books', 'collection', 'erzählband, colección, libro de relatos'],
  ['books', 'omnibus', 'omnibus, box set, boxset, sammelband, bundle'],
  ['books', 'poetry', 'poetry, poetry collection, gedichtband, lyrik, poesía, poemario'],
  ['books', 'nonfiction', 'nonfiction, non-fiction, sachbuch, no ficción'],
  ['audiobooks', null, 'audiobook, audiobooks, audio, hörbuch, audiolibro'],
  ['anthologies', null, 'anthology, anthologies, anthologie, antología'],
  ['stories', null, 'story, stories, erzählung, geschichte, relato'],
  ['stories', 'short-story', 'short story, short, kurzgeschichte, cuento'],
  ['stories', 'flash', 'flash, flash fiction, microrrelato, kürzestgeschichte'],
  ['stories', 'poem', 'poem, gedicht, poema'],
  ['stories', 'essay', 'essay, ensayo, aufsatz'],
  ['series', null, 'series, reihe, serie, saga'],
];

/** The kind that a word names, in English, German or Spanish; none where it names none. */
const kindNamed = (text: string) =>
  kinds.find(([, , names]) => spelt(names).some((one) => plainWord(one) === plainWord(text))) ?? [];

/** What may stand in the column Kind. */
export const kindExamples = 'book, audiobook, anthology, story, poem or series';

/** Shorter fiction that came out in a magazine is a story, though it may be a book. */
const isOfEither = (form: string | null): boolean => form === 'novella' || form === 'novelette';

/** What a row is: by its collection, by its kind, or else a story where it has a magazine, and a book. */
export const rowKind = (row: RowCells) => {
  const [named, slug, kind] = [textFor(row, 'collection'), textFor(row, 'slug'), textFor(row, 'kind')];
  const own = catalogueCollections.find((name) => name === named);
  const [said, form = null] = kindNamed(kind || named);
  const isStory = textFor(row, 'venue') !== '' && (!said || isOfEither(form));
  return {
    collection: own ?? (isStory ? 'stories' : (said ?? 'books')),
    /** The form that its kind says besides. */
    form,
    slug,
    /** Whether it says of an entry that is there already what is to change. */
    isPatch: own !== undefined && slug !== '',
    /** The cell whose word names no kind. */
    unknownKind:
      own || said
        ? undefined
        : row.cells.find(({ target, text }) => ['kind', 'collection'].includes(target) && text.trim()),
  };
};

/** What a row is, and of which entry. */
export type RowKind = Readonly<ReturnType<typeof rowKind>>;
