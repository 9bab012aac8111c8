import { coverCollections, collections } from '../content/model/collections';
import { isCurrent } from '../lib/releases';
import { allSeriesRoute, seriesRoute } from '../lib/routes';
import { type PageToCreate, template } from './pageToCreate';

type Cover = Queries.CreatePagesQuery['allCoverEntry']['nodes'][number];
type Series = Queries.CreatePagesQuery['allSeries']['nodes'][number];

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
  covers.filter((cover) => daysOf(cover).some((day) => isCurrent(day, builtOn))).map(({ key }) => key);

/** The former addresses of covers that have no page for themselves. */
export const aliasesWithoutPage = (covers: readonly Cover[]): string[] =>
  covers.flatMap(({ pagePath, aliases }) => (pagePath === null ? (aliases ?? []) : []));

/** The pages that covers have for themselves; `series` are the slugs of those that have a page. */
export const bookPages = (
  covers: readonly Cover[],
  series: readonly string[],
  builtOn: string,
): PageToCreate[] =>
  coverCollections.flatMap((collection) => {
    const { type } = collections[collection];
    const kin = covers.filter(({ __typename }) => __typename === type);
    const withPages = kin.filter(({ pagePath }) => pagePath !== null);
    return withPages.map((cover, index) => ({
      path: cover.pagePath ?? '',
      component: template('book'),
      context: {
        key: cover.key,
        collection: type,
        series: series.find((slug) => slug === cover.series?.name) ?? '',
        excerpt: cover.about?.excerpt ?? '',
        others: othersAfter(cover, kin).map(({ key }) => key),
        otherForm: otherFormOf(cover, covers)?.key ?? '',
        previous: withPages[index - 1]?.key ?? '',
        next: withPages[index + 1]?.key ?? '',
        above: collection,
        aliases: cover.aliases,
        ahead: daysOf(cover).filter((day) => day > builtOn),
      },
    }));
  });

/** A cover, as far as it may be a part of a series. */
type Part = Pick<Cover, '__typename' | 'series'>;

/** The parts of a series, by its slug; a recording is none beside its book. */
const partsOf = <One extends Part>(slug: string, covers: readonly One[]): One[] =>
  covers.filter(({ __typename, series }) => __typename !== 'Audiobook' && series?.name === slug);

/** The series that have parts. */
export const seriesWithParts = <One extends { readonly slug: string }>(
  { nodes }: { readonly nodes: readonly One[] },
  covers: readonly Part[],
): One[] => nodes.filter(({ slug }) => partsOf(slug, covers).length);

/** The pages of these series, and the one on which all stand, where there are any. */
export const seriesPages = (
  series: readonly Series[],
  covers: readonly Cover[],
  builtOn: string,
): PageToCreate[] => [
  ...(series.length
    ? [
        {
          path: allSeriesRoute,
          component: template('allSeries'),
          context: { series: series.map(({ slug }) => slug) },
        },
      ]
    : []),
  ...series.map(({ slug, begin, aliases }) => ({
    path: seriesRoute(slug),
    component: template('series'),
    context: {
      slug,
      begin: begin ?? '',
      aliases,
      ahead: partsOf(slug, covers)
        .flatMap(daysOf)
        .filter((day) => day > builtOn),
    },
  })),
];
