import { sizesOfCovers } from '../../lib/coverGrid';
import { formOf } from '../../lib/forms';
import type { CoverGroup, Grouping } from '../../lib/paging';
import { partsBy, placesOf } from '../../lib/series';
import { collections, type CoverName, hasPage } from './collections';
import { entryIdOf } from './entryFiles';
import { contentsOf, originalOf, seriesWithParts } from './seriesParts';
import { type PlacedEntry, settingsIn, type SiteContent } from './siteContent';

type Cover = PlacedEntry<CoverName>;

/** Of what a cover is a translation that stands with its original, and in no grid. Nobody may have checked it. */
const foldedInto = (cover: Cover): string | undefined =>
  cover.fields.translation?.inGrid === true ? undefined : originalOf(cover);

/** The covers that stand in the grid of their collection: all but translations of others in it, whose pages name them. */
export const coversInGrid = (name: CoverName, content: SiteContent): Cover[] => {
  const all: readonly Cover[] = content.of(name);
  const originals = all.filter((cover) => hasPage(cover) && foldedInto(cover) === undefined).map(entryIdOf);
  return all.filter((cover) => !originals.some((id) => id === foldedInto(cover)));
};

/** The first of some series in which a book is; of one that contains others, theirs, where they are all of the same. */
const seriesOf = (book: Cover, books: readonly Cover[], known: readonly string[]): string => {
  const own = placesOf(book.fields).find(({ name }) => known.includes(name));
  if (own) return own.name;
  const contained = contentsOf(book);
  const [series = '', ...others] = new Set(
    books
      .filter((one) => contained.includes(entryIdOf(one)))
      .map((one) => (one === book ? '' : seriesOf(one, [], known))),
  );
  return others.length ? '' : series;
};

/** The members of a series as they are read, and then those that are no parts themselves. */
const asRead = (members: readonly Cover[], series: string): Cover[] => {
  const parts = partsBy(members, series, ({ fields }) => fields).map(({ work }) => work);
  return [...parts, ...members.filter((cover) => !parts.includes(cover))];
};

interface Grouped {
  readonly key: string;
  readonly covers: readonly Cover[];
}

/** Covers in groups, in the order of the first of each. */
const inGroups = (covers: readonly Cover[], by: Grouping, content: SiteContent): Grouped[] => {
  if (!by) return [{ key: '', covers }];
  const series = by === 'series' ? seriesWithParts(content).map(({ slug }) => slug) : [];
  const keyed = covers.map((cover) => ({
    cover,
    key:
      by === 'form'
        ? formOf({ __typename: collections[cover.collection].type, ...cover.fields })
        : seriesOf(cover, covers, series),
  }));
  return [...new Set(keyed.map(({ key }) => key))].map((key) => {
    const members = keyed.filter((one) => one.key === key).map(({ cover }) => cover);
    return { key, covers: by === 'series' ? asRead(members, key) : members };
  });
};

/** How the site groups the covers of a collection. */
const groupingOf = (name: CoverName, content: SiteContent): Grouping =>
  (name === 'books' && settingsIn(content)?.groupBooks) || null;

/** The covers on one page of a grid, by their `entryId`, the groups in which they stand there, and their series. */
export const coversOnPage = (
  name: CoverName,
  content: SiteContent,
  { skip, limit }: { readonly skip: number; readonly limit: number },
) => {
  const groupedBy = groupingOf(name, content);
  const groups = inGroups(coversInGrid(name, content), groupedBy, content);
  const onPage = groups
    .flatMap(({ key, covers }) => covers.map((cover) => ({ key, cover })))
    .slice(skip, skip + limit);
  const shown = groups.flatMap(({ key }): CoverGroup[] => {
    const count = onPage.filter((one) => one.key === key).length;
    return count ? [{ key, count, sizes: sizesOfCovers(count) }] : [];
  });
  return {
    covers: onPage.map(({ cover }) => entryIdOf(cover)),
    groupedBy,
    groups: shown,
    series: groupedBy === 'series' ? shown.map(({ key }) => key) : [],
  };
};
