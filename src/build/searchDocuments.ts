import type { CollectionName } from '../content/model/collections';
import { isOn, pageRoute, type Switches } from '../content/model/pages';
import { builtWords } from '../words/inNode';
import { fillPress } from '../lib/press';
import { pressKitRoute } from '../lib/pressKitRoutes';
import { postRoute, seriesRoute, topRoute } from '../lib/routes';
import type { SearchDocument, SearchKind, SmallPicture } from '../lib/searchDocument';

type Found = Queries.SearchedQuery;
type Cover = Found['allCoverEntry']['nodes'][number];

/** What follows from the type of a cover. */
const ofTypes: Readonly<Record<string, readonly [SearchKind, CollectionName]>> = {
  Book: ['book', 'books'],
  Audiobook: ['audiobook', 'audiobooks'],
  Anthology: ['anthology', 'anthologies'],
};

/** Lines that stand alone on their page, as one. */
const joined = (...lines: readonly (string | null | undefined)[]): string =>
  lines.filter(Boolean).join(' · ').replaceAll(/\s+/g, ' ');

/** The plain words of what an entry says in Markdown. */
const bodyOf = ({ parent }: { readonly parent?: object | null }): string =>
  (parent as { readonly excerpt?: string | null } | null | undefined)?.excerpt ?? '';

const pictureOf = (cover: Cover, { nodes }: Found['pictured']): SmallPicture | null => {
  const found = nodes.find(({ id }) => id === cover.id)?.image.childImageSharp?.gatsbyImageData;
  if (!found) return null;
  const { sources = [], fallback } = found.images;
  const smallest = (srcSet = ''): string => srcSet.split(' ')[0] ?? '';
  return {
    avif: smallest(sources[0]?.srcSet),
    src: smallest(fallback?.srcSet),
    height: Math.round((48 * found.height) / found.width),
  };
};

const coversIn = (data: Found, switches: Switches): SearchDocument[] =>
  data.allCoverEntry.nodes.flatMap((cover) => {
    const [kind, collection] = ofTypes[cover.__typename] ?? [];
    if (!kind || !collection || !isOn(pageRoute(collection), switches)) return [];
    const { title, pagePath, link, affiliate, about } = cover;
    const contents = 'contents' in cover ? cover.contents : null;
    const series = data.allSeries.nodes.find(({ slug }) => slug === cover.series?.name);
    const excerpt = data.allExcerpt.nodes.find(({ slug }) => slug === about?.excerpt);
    const text = joined(
      about?.subtitle,
      series?.title,
      'audio' in cover ? cover.audio?.narrator : null,
      contents?.story,
      contents?.editor,
      about?.blurb,
      ...(about?.praise ?? []).flatMap(({ quote, source }) => [quote, source]),
      about?.notes,
      excerpt && pagePath && bodyOf(excerpt),
    );
    return [{ kind, title, pagePath, link, affiliate, text, picture: pictureOf(cover, data.pictured) }];
  });

/** A page that is not that of a cover. */
const paged = (kind: SearchKind, title: string, pagePath: string, text: string): SearchDocument => ({
  kind,
  title,
  pagePath,
  link: '',
  affiliate: null,
  text,
  picture: null,
});

/** What pages show beside their own text, by the names of these. People on the wall of fame are not looked for. */
const shownOn = (data: Found): Readonly<Record<string, readonly (string | null)[]>> => ({
  contact: data.allEvent.nodes.flatMap(({ title, place, city, description }) => [
    title,
    place,
    city,
    description,
  ]),
  code: data.allProject.nodes.flatMap(({ title, description }) => [title, description]),
  music: data.allVideo.nodes.map(({ title }) => title),
  running: data.allSoundtrack.nodes.flatMap(({ title, description }) => [title, description]),
});

const pagesIn = (data: Found, switches: Switches): SearchDocument[] => {
  const shown = shownOn(data);
  return data.allPageText.nodes.flatMap((page) => {
    if (page.slug === '404') return [];
    const path = fillPress(pageRoute(page.slug), data.siteSettings?.press ?? undefined, 'slug');
    if (!isOn(path, switches)) return [];
    return [paged('page', page.title, path, joined(bodyOf(page), ...(shown[page.slug] ?? [])))];
  });
};

const pressKitIn = ({ pressKit, siteSettings }: Found): SearchDocument[] => {
  if (!pressKit) return [];
  const { bio50, bio100, bio250, facts } = pressKit;
  const text = joined(
    bio250 ?? bio100 ?? bio50,
    ...(facts ?? []).map(({ name, value }) => `${name}: ${value}`),
  );
  return [paged('page', builtWords(siteSettings?.language ?? 'en').pressKit, pressKitRoute, text)];
};

/**
 * All that can be found, with its words and pictures where these were asked for. `series` are the slugs of the series that
 * have a page.
 */
export const searchDocuments = (
  data: Found,
  switches: Switches,
  series: readonly string[],
): SearchDocument[] => {
  const { press } = data.siteSettings ?? {};
  const documents = [
    ...coversIn(data, switches),
    ...data.allSeries.nodes
      .filter(({ slug }) => series.includes(slug))
      .map((one) => paged('series', one.title, seriesRoute(one.slug), bodyOf(one))),
    ...data.allPost.nodes
      .map((post) => paged('post', post.title, postRoute(post.slug), bodyOf(post)))
      .filter(({ pagePath }) => isOn(pagePath ?? '', switches)),
    ...pagesIn(data, switches),
    ...pressKitIn(data),
    ...data.allPolicy.nodes.map((policy) =>
      paged('page', policy.title, topRoute(policy.slug), bodyOf(policy)),
    ),
  ];
  return documents.map((one) => ({ ...one, text: fillPress(one.text, press ?? undefined, 'name') }));
};
