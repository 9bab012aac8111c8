import { type CatalogueCollection, catalogueCollections } from './paths';
import { type Cell, type RowCells, textFor } from './rowCells';
import { plainWord } from './valueWords';

/** What a row is: the collection of its entry, and the form that its word says besides. */
interface Kind {
  readonly collection: CatalogueCollection;
  readonly form?: string;
}

type Words = readonly (readonly [
  collection: CatalogueCollection,
  form: string | null,
  words: readonly string[],
])[];

const kinds: Words = [
  ['books', null, ['book', 'books', 'buch', 'libro']],
  ['books', 'novel', ['novel', 'roman', 'novela']],
  ['books', 'novella', ['novella', 'novelle', 'novela corta']],
  ['books', 'novelette', ['novelette']],
  [
    'books',
    'collection',
    [
      'collection',
      'story collection',
      'short story collection',
      'sammlung',
      'erzählband',
      'colección',
      'libro de relatos',
    ],
  ],
  ['books', 'omnibus', ['omnibus', 'box set', 'boxset', 'sammelband', 'bundle']],
  ['books', 'poetry', ['poetry', 'poetry collection', 'gedichtband', 'lyrik', 'poesía', 'poemario']],
  ['books', 'nonfiction', ['nonfiction', 'non-fiction', 'sachbuch', 'no ficción']],
  ['audiobooks', null, ['audiobook', 'audiobooks', 'audio', 'hörbuch', 'audiolibro']],
  ['anthologies', null, ['anthology', 'anthologies', 'anthologie', 'antología']],
  ['stories', null, ['story', 'stories', 'erzählung', 'geschichte', 'relato']],
  ['stories', 'short-story', ['short story', 'short', 'kurzgeschichte', 'cuento']],
  ['stories', 'flash', ['flash', 'flash fiction', 'microrrelato', 'kürzestgeschichte']],
  ['stories', 'poem', ['poem', 'gedicht', 'poema']],
  ['stories', 'essay', ['essay', 'ensayo', 'aufsatz']],
  ['series', null, ['series', 'reihe', 'serie', 'saga']],
];

/** The kind that a word names, in English, German or Spanish; undefined where it names none. */
const kindNamed = (text: string): Kind | undefined => {
  const word = plainWord(text);
  const found = kinds.find(([, , words]) => words.some((one) => plainWord(one) === word));
  return found && { collection: found[0], ...(found[1] && { form: found[1] }) };
};

/** What may stand in the column Kind. */
export const kindExamples = 'book, audiobook, anthology, story, poem or series';

/** What a row is, and of which entry. */
export interface RowKind {
  readonly collection: CatalogueCollection;
  /** The form that its kind says besides. */
  readonly form: string | undefined;
  readonly slug: string;
  /** Whether it says of an entry that is there already what is to change. */
  readonly isPatch: boolean;
  /** The cell whose word names no kind. */
  readonly unknownKind: Cell | undefined;
}

/** Shorter fiction that came out in a magazine is a story, though it may be a book. */
const isOfEither = (form: string | undefined): boolean => form === 'novella' || form === 'novelette';

/** What a row is: by its collection, by its kind, or else a story where it has a magazine, and a book. */
export const rowKind = (row: RowCells): RowKind => {
  const [named, slug, kind] = [textFor(row, 'collection'), textFor(row, 'slug'), textFor(row, 'kind')];
  const own = catalogueCollections.find((name) => name === named);
  const said = kindNamed(kind || named);
  const hasVenue = textFor(row, 'venue') !== '';
  const isStory = hasVenue && (!said || isOfEither(said.form));
  return {
    collection: own ?? (isStory ? 'stories' : (said?.collection ?? 'books')),
    form: said?.form,
    slug,
    isPatch: own !== undefined && slug !== '',
    unknownKind:
      own || said
        ? undefined
        : row.cells.find(({ target, text }) => ['kind', 'collection'].includes(target) && text.trim()),
  };
};
