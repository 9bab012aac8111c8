import { type CatalogueCollection, catalogueCollections } from './paths';
import { kindNamed } from './kindWords';
import { type Cell, type RowCells, textFor } from './rowCells';

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
