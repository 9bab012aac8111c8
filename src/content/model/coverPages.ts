import { firstDayOf } from '../../lib/calendarDate';
import { sizesOfCovers } from '../../lib/coverGrid';
import { pagesOfCovers } from '../../lib/paging';
import { isCurrent } from '../../lib/releases';
import { entryRoute } from '../../lib/routes';
import { collections, type CoverName, coverCollections, hasPage } from './collections';
import { entryIdOf } from './entryFiles';
import type { PlacedEntry, SiteContent, UncheckedEntry } from './siteContent';
import type { Found, SitePage } from './sitePage';

type Cover = PlacedEntry<CoverName>;

const mostOthers = 6;

/** The slug of the series that a work is part of. A recording counts with its book. */
export const seriesOf = ({
  collection,
  fields,
}: Pick<UncheckedEntry, 'collection' | 'fields'>): string | null => {
  const { name } = (fields['series'] ?? {}) as { readonly name?: unknown };
  return typeof name === 'string' && collection !== 'audiobooks' ? name : null;
};

/** All books, audiobooks and anthologies. */
export const coversIn = (content: SiteContent): Cover[] =>
  coverCollections.flatMap((name): readonly Cover[] => content.of(name));

/** The days of release of a cover. */
export const daysOf = ({ fields }: Cover): string[] =>
  (fields.editions ?? []).flatMap(({ released }) => released ?? []);

/** The covers that are announced or new on a day. */
export const currentCovers = (covers: readonly Cover[], today: string): Cover[] =>
  covers.filter((cover) => daysOf(cover).some((day) => isCurrent(day, today)));

/** The covers after one in its collection, in a circle, without its own series. */
const othersAfter = (cover: Cover, all: readonly Cover[]): Cover[] => {
  const place = all.indexOf(cover);
  const series = cover.fields.series?.name;
  return [...all.slice(place + 1), ...all.slice(0, place)]
    .filter(({ fields }) => !series || fields.series?.name !== series)
    .slice(0, mostOthers);
};

/** The recording of a book, or the book that a recording is of. */
const otherFormOf = (cover: Cover, content: SiteContent): Cover | undefined => {
  const [books, recordings] = [content.of('books'), content.of('audiobooks')];
  const recorded = recordings.find(({ slug }) => cover.collection === 'audiobooks' && slug === cover.slug);
  return recorded
    ? books.find(({ slug }) => slug === recorded.fields.audio?.book)
    : recordings.find(({ fields }) => cover.collection === 'books' && fields.audio?.book === cover.slug);
};

/** The books that are in an omnibus, by their `entryId`. */
const contentsOf = ({ fields }: Cover): string[] =>
  'contains' in fields ? (fields.contains ?? []).map(({ book }) => `books/${book}`) : [];

const bookPage = (cover: Cover, all: readonly Cover[], content: SiteContent): SitePage => ({
  path: entryRoute(cover),
  template: 'book',
  context: () => {
    const withPages = all.filter(hasPage);
    const index = withPages.indexOf(cover);
    const beside = (place: number): string => {
      const found = withPages[place];
      return found ? entryIdOf(found) : '';
    };
    const otherForm = otherFormOf(cover, content);
    return {
      entryId: entryIdOf(cover),
      collection: collections[cover.collection].type,
      series: content.of('series').find(({ slug }) => slug === cover.fields.series?.name)?.slug ?? '',
      excerpt: cover.fields.about?.excerpt ?? '',
      contains: contentsOf(cover),
      containedIn: content
        .of('books')
        .filter((book) => contentsOf(book).includes(entryIdOf(cover)))
        .map(entryIdOf),
      others: othersAfter(cover, all).map(entryIdOf),
      otherForm: otherForm ? entryIdOf(otherForm) : '',
      previous: beside(index - 1),
      next: beside(index + 1),
      above: cover.collection,
      aliases: cover.fields.aliases,
      ahead: [...daysOf(cover), firstDayOf(cover.fields.published ?? '0000')].filter(
        (day) => day > content.today,
      ),
    };
  },
});

/** A cover as the search finds it. */
const foundCover = (cover: Cover, content: SiteContent): Found => {
  const { title, link, affiliate, about, series, contributors, awards } = cover.fields;
  const audio = 'audio' in cover.fields ? cover.fields.audio : undefined;
  const contents = 'contents' in cover.fields ? cover.fields.contents : undefined;
  return {
    kind: collections[cover.collection].one,
    title,
    pagePath: hasPage(cover) ? entryRoute(cover) : null,
    link: link ?? null,
    affiliate: affiliate ?? null,
    words: [
      about?.subtitle,
      content.of('series').find(({ slug }) => slug === series?.name)?.fields.title,
      audio?.narrator,
      contents?.story,
      contents?.editor,
      ...(contributors ?? []).map(({ name }) => name),
      ...(awards ?? []).map(({ award, year, category }) => [award, year, category].filter(Boolean).join(' ')),
      about?.blurb,
      ...(about?.praise ?? []).flatMap(({ quote, source }) => [quote, source]),
      about?.notes,
    ],
    text: about?.excerpt && `excerpts/${about.excerpt}`,
    cover: entryIdOf(cover),
  };
};

/** The covers of a collection as the search finds them. */
export const foundCovers = (name: CoverName, content: SiteContent): Found[] =>
  content.of(name).map((cover) => foundCover(cover, content));

/** The pages that list the covers of a collection, the first at this path, and those of the covers. */
export const coverPages = (name: CoverName, content: SiteContent, route: string): SitePage[] => {
  const covers: readonly Cover[] = content.of(name);
  const lists = pagesOfCovers(route, covers.length).map(({ path, ...place }): SitePage => ({
    path,
    template: 'covers',
    context: () => {
      // The home page says what is new; it is another page every day as long as something is.
      const releases = path === '/' ? currentCovers(coversIn(content), content.today).map(entryIdOf) : [];
      return {
        page: name,
        type: collections[name].type,
        ...place,
        sizes: sizesOfCovers(Math.min(place.limit, covers.length - place.skip)),
        releases,
        builtOn: releases.length ? content.today : '',
        aliases:
          place.number > 1
            ? []
            : covers.filter((cover) => !hasPage(cover)).flatMap(({ fields }) => fields.aliases ?? []),
      };
    },
  }));
  return [...lists, ...covers.filter(hasPage).map((cover) => bookPage(cover, covers, content))];
};
