import { coverCollections, collections } from '../content/model/collections';
import { isCurrent } from '../lib/releases';
import { allSeriesRoute, seriesRoute } from '../lib/routes';
import { type PageToCreate, template } from './pageToCreate';

type Cover = Queries.CreatePagesQuery['allCoverEntry']['nodes'][number];

/** How many other books a page shows. */
const mostOthers = 6;

/** Covers of the same kind that follow one, the first after the last; none of its own series. */
const othersAfter = (cover: Cover, kin: readonly Cover[]): Cover[] => {
  const place = kin.indexOf(cover);
  const series = cover.series?.name;
  return [...kin.slice(place + 1), ...kin.slice(0, place)]
    .filter((other) => !series || other.series?.name !== series)
    .slice(0, mostOthers);
};

/** The recording of a book, or the book that a recording is of. */
const otherFormOf = (cover: Cover, covers: readonly Cover[]): Cover | undefined =>
  cover.__typename === 'Audiobook'
    ? covers.find(({ __typename, slug }) => __typename === 'Book' && slug === cover.audio?.book)
    : cover.__typename === 'Book'
      ? covers.find((other) => other.__typename === 'Audiobook' && other.audio?.book === cover.slug)
      : undefined;

const daysOf = ({ editions }: Cover): string[] => (editions ?? []).flatMap(({ released }) => released ?? []);

/** The covers that are announced or new on the day of the build, or may still be on a visitor's. */
export const currentCovers = (covers: readonly Cover[], builtOn: string): string[] =>
  covers.filter((cover) => daysOf(cover).some((day) => isCurrent(day, builtOn))).map(({ id }) => id);

/** The pages that covers have for themselves. */
export const bookPages = (covers: readonly Cover[], builtOn: string): PageToCreate[] =>
  coverCollections.flatMap((collection) => {
    const { type } = collections[collection];
    const kin = covers.filter(({ __typename }) => __typename === type);
    const withPages = kin.filter(({ pagePath }) => pagePath !== null);
    return withPages.map((cover, index) => ({
      path: cover.pagePath ?? '',
      component: template('book'),
      context: {
        id: cover.id,
        collection: type,
        series: cover.series?.name ?? '',
        excerpt: cover.about?.excerpt ?? '',
        others: othersAfter(cover, kin).map(({ id }) => id),
        otherForm: otherFormOf(cover, covers)?.id ?? '',
        previous: withPages[index - 1]?.id ?? '',
        next: withPages[index + 1]?.id ?? '',
        above: collection,
        aliases: cover.aliases,
        ahead: daysOf(cover).filter((day) => day > builtOn),
      },
    }));
  });

/** The pages of the series, and the one on which all stand, where there are any. */
export const seriesPages = ({ nodes }: Queries.CreatePagesQuery['allSeries']): PageToCreate[] => [
  ...(nodes.length ? [{ path: allSeriesRoute, component: template('allSeries') }] : []),
  ...nodes.map(({ slug, begin }) => ({
    path: seriesRoute(slug),
    component: template('series'),
    context: { slug, begin: begin ?? '' },
  })),
];
