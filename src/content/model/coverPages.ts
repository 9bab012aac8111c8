import { pagesOfCovers } from '../../lib/paging';
import { isCurrent } from '../../lib/releases';
import { entryRoute } from '../../lib/routes';
import { placesOf } from '../../lib/series';
import { collections, type CoverName, hasPage } from './collections';
import { coversInGrid, coversOnPage } from './coverGroups';
import { entryIdOf } from './entryFiles';
import { contentsOf, coversIn, partsOfSeries, seriesOnPage, volumesOf, type Work } from './seriesParts';
import type { PlacedEntry, SiteContent } from './siteContent';
import type { Found, SitePage } from './sitePage';
import { inLanguages } from './translations';

type Cover = PlacedEntry<CoverName>;

const mostOthers = 6;

/** The days of release of a cover; none of a story. */
export const daysOf = ({ fields }: Work): string[] =>
  ('editions' in fields ? (fields.editions ?? []) : []).flatMap(({ released }) => released ?? []);

/** The covers that are announced or new on a day. */
export const currentCovers = (covers: readonly Cover[], today: string): Cover[] =>
  covers.filter((cover) => daysOf(cover).some((day) => isCurrent(day, today)));

/** The covers after one in its grid, in a circle, without its own series; of one that is in none, the first. */
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

const bookPage = (cover: Cover, all: readonly Cover[], content: SiteContent): SitePage => ({
  path: entryRoute(cover),
  template: 'book',
  ...inLanguages(cover, content),
  context: () => {
    const withPages = all.filter(hasPage);
    const index = withPages.indexOf(cover);
    const beside = (place: number): string => {
      const found = index < 0 ? undefined : withPages[place];
      return found ? entryIdOf(found) : '';
    };
    const otherForm = otherFormOf(cover, content);
    return {
      entryId: entryIdOf(cover),
      series: seriesOnPage(cover, content),
      parts: partsOfSeries(content, cover.fields.series?.name ?? '', cover.collection === 'audiobooks')
        .map(({ work }) => work)
        .filter(({ collection }) => collection === cover.collection)
        .map(entryIdOf),
      // The name of an unlisted one would be published.
      excerpt: content.of('excerpts').find(({ slug }) => slug === cover.fields.about?.excerpt)?.slug ?? '',
      contains: contentsOf(cover),
      stories: content
        .of('stories')
        .filter(({ fields }) => fields.collected?.some(({ book }) => book === entryIdOf(cover)))
        .map(entryIdOf),
      original: cover.fields.translation?.of ?? '',
      translations: coversIn(content)
        .filter(({ fields }) => fields.translation?.of === entryIdOf(cover))
        .map(entryIdOf),
      containedIn: volumesOf(content, [entryIdOf(cover)]).map(entryIdOf),
      others: othersAfter(cover, all).map(entryIdOf),
      otherForm: otherForm ? entryIdOf(otherForm) : '',
      previous: beside(index - 1),
      next: beside(index + 1),
      above: cover.collection,
      aliases: cover.fields.aliases,
      ahead: [...daysOf(cover), cover.fields.published ?? ''].filter((day) => day > content.today),
    };
  },
});

/** A cover as the search finds it. */
const foundCover = (cover: Cover, content: SiteContent): Found => {
  const { title, link, affiliate, translation, about, contributors, awards } = cover.fields;
  const audio = 'audio' in cover.fields ? cover.fields.audio : undefined;
  const contents = 'contents' in cover.fields ? cover.fields.contents : undefined;
  return {
    kind: collections[cover.collection].one,
    title,
    pagePath: hasPage(cover) ? entryRoute(cover) : null,
    link: link ?? null,
    affiliate: affiliate ?? null,
    ...(translation && { translation: { language: translation.language } }),
    words: [
      about?.subtitle,
      ...placesOf(cover.fields).map(
        ({ name }) => content.of('series').find(({ slug }) => slug === name)?.fields.title,
      ),
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
  const inGrid = coversInGrid(name, content);
  const lists = pagesOfCovers(route, inGrid.length).map(({ path, number, links, ...place }): SitePage => ({
    path,
    template: 'covers',
    context: () => {
      // The home page says what is new; it is another page every day as long as something is.
      const releases = path === '/' ? currentCovers(coversIn(content), content.today).map(entryIdOf) : [];
      return {
        page: name,
        number,
        links,
        ...coversOnPage(name, content, place),
        releases,
        builtOn: releases.length ? content.today : '',
        aliases:
          number > 1
            ? []
            : covers.filter((cover) => !hasPage(cover)).flatMap(({ fields }) => fields.aliases ?? []),
      };
    },
  }));
  return [...lists, ...covers.filter(hasPage).map((cover) => bookPage(cover, inGrid, content))];
};
