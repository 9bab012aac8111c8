import type { CatalogueCollection } from './paths';
import { plainWord } from './valueWords';

/** What a row is: the collection of its entry, and the form that its word says besides. */
export interface Kind {
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
export const kindNamed = (text: string): Kind | undefined => {
  const word = plainWord(text);
  const found = kinds.find(([, , words]) => words.some((one) => plainWord(one) === word));
  return found && { collection: found[0], ...(found[1] && { form: found[1] }) };
};

/** What may stand in the column Kind. */
export const kindExamples = 'book, audiobook, anthology, story, poem or series';
