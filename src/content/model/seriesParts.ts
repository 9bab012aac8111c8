import { type Part, partsBy, placesOf } from '../../lib/series';
import { type CoverName, coverCollections } from './collections';
import { entryIdOf } from './entryFiles';
import type { PlacedEntry, SiteContent, UncheckedEntry } from './siteContent';

/** A book, an audiobook, an anthology or a story. */
export type Work = PlacedEntry<CoverName | 'stories'>;

/** All books, audiobooks and anthologies. */
export const coversIn = (content: SiteContent): PlacedEntry<CoverName>[] =>
  coverCollections.flatMap((name): readonly PlacedEntry<CoverName>[] => content.of(name));

/** The books that are in an omnibus, by their `entryId`. Nobody may have checked it. */
export const contentsOf = ({ fields }: UncheckedEntry): string[] => {
  const { contains } = fields;
  return (Array.isArray(contains) ? contains : []).map(
    (item) => `books/${String((item as { readonly book?: unknown } | null)?.book)}`,
  );
};

/** Of what a work is a translation, by its `entryId`. Nobody may have checked it. */
export const originalOf = ({ fields }: UncheckedEntry): string | undefined => {
  const { of } = (fields['translation'] ?? {}) as { readonly of?: unknown };
  return typeof of === 'string' ? of : undefined;
};

/**
 * The parts of a series in the order in which they are read. A recording is none, since it counts with its book, unless
 * recordings are asked for; nor is a translation of one of the parts, or a book that contains some.
 */
export const partsOfSeries = (content: SiteContent, slug: string, isOfRecordings = false): Part<Work>[] => {
  const works: readonly Work[] = [...coversIn(content), ...content.of('stories').toReversed()];
  const candidates = works.filter(({ collection }) => (collection === 'audiobooks') === isOfRecordings);
  const parts = partsBy(candidates, slug, ({ fields }) => fields);
  const ids = parts.map(({ work }) => entryIdOf(work));
  return parts.filter(
    ({ work }) => ![...contentsOf(work), originalOf(work)].some((id) => id !== undefined && ids.includes(id)),
  );
};

/** The series that have parts, and so a page, with these. */
export const seriesWithParts = (content: SiteContent) =>
  content.of('series').flatMap(({ slug, fields }) => {
    const works = partsOfSeries(content, slug).map(({ work }) => work);
    return works.length ? [{ slug, fields, works }] : [];
  });

/** The books that contain some of these, given by `entryId`. */
export const volumesOf = (content: SiteContent, contained: readonly string[]): PlacedEntry<'books'>[] =>
  content.of('books').filter((book) => contentsOf(book).some((id) => contained.includes(id)));

/** The series that the page of a work leads to: those of its own that have pages. */
export const seriesOnPage = ({ fields }: Work, content: SiteContent): string[] => {
  const known = content.of('series').map(({ slug }) => slug);
  return placesOf(fields)
    .map(({ name }) => name)
    .filter((name) => known.includes(name) && partsOfSeries(content, name).length > 0);
};
