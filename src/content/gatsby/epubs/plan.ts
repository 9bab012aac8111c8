import type { Book, Chapter } from '../../../epub/book';

/** A text with the files of its pictures, by the names that it has for them. */
export type PlannedChapter = Omit<Chapter, 'pictures'> & {
  readonly pictures: Readonly<Record<string, string>>;
};

/** What is on a cover: a picture of it, covers side by side, or nothing but words. */
export type PlannedCover =
  { readonly file: string } | { readonly files: readonly string[] } | { readonly files?: undefined };

/** A book to take along before any of it is made. */
export interface Plan {
  /** Where it lies on the site. */
  readonly path: string;
  readonly book: Omit<Book, 'cover' | 'chapters'> & { readonly chapters: readonly PlannedChapter[] };
  readonly cover: PlannedCover;
}

/** The files that go onto a cover. */
export const filesOfCover = (cover: PlannedCover): readonly string[] =>
  'file' in cover ? [cover.file] : (cover.files ?? []);

/** The files that go into a book. */
export const filesOf = ({ book, cover }: Plan): string[] => [
  ...filesOfCover(cover),
  ...book.chapters.flatMap(({ pictures }) => Object.values(pictures)),
];
