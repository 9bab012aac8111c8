import { topRoute } from '../../lib/routes';
import {
  type CollectionName,
  collections,
  type CoverName,
  coverCollections,
  hasPage,
  pageCollections,
} from './collections';
import { formsOn } from './newsletterPlaces';
import { otherPages, pageKinds, pageNames, pagesOn, pagesWithoutText, type Switches } from './pages';
import { type PlacedEntry, settingsIn, type SiteContent } from './siteContent';
import { type Found, foundPage, type SitePage } from './sitePage';

/** The texts of pages. */
const textsIn = (content: SiteContent): PlacedEntry[] =>
  pageCollections.flatMap((name): readonly PlacedEntry[] => content.of(name));

const namesOf = (texts: readonly PlacedEntry[]): string[] => texts.map(({ slug }) => slug);

/** Which of its pages the site has. A press whose address is malformed, which other checks say, has an empty one. */
export const switchesIn = (content: SiteContent): Switches => {
  const press: unknown = settingsIn(content)?.press;
  const { slug } = (press ?? {}) as { readonly slug?: unknown };
  const texts = textsIn(content);
  return {
    off: [
      ...namesOf(texts.filter(({ fields }) => 'off' in fields && fields.off === true)),
      ...pagesWithoutText(namesOf(texts)),
    ],
    press: typeof slug === 'string' ? slug : press === undefined ? undefined : '',
  };
};

/** What stands in these fields of all entries of a collection. */
const wordsOf = (content: SiteContent, collection: CollectionName, names: readonly string[]) =>
  content.of(collection).flatMap(({ fields }) => {
    const values: Readonly<Record<string, unknown>> = { ...fields };
    return names.map((name) => values[name] as string | undefined);
  });

/** The page that has a text of this name, as the search finds it. */
const foundText = (name: string, path: string, content: SiteContent): Found => {
  const own = textsIn(content).find(({ slug }) => slug === name);
  const { title = '' } = (own?.fields ?? {}) as { readonly title?: string };
  const shown = Object.entries(pageKinds[name]?.shows ?? {}) as [CollectionName, readonly string[]][];
  const words = shown.flatMap(([collection, fields]) => wordsOf(content, collection, fields));
  return foundPage('page', title, path, { words, text: own && `${own.collection}/${name}` });
};

/** The page with a text of this name, its further pages and those below it; none without a press. */
const pagesNamed = (name: string, content: SiteContent, press: string | undefined): SitePage[] => {
  const { route, pages, finds, context, frames, below } = pageKinds[name] ?? { route: null };
  if (!route || (name === 'press' && !press)) return [];
  const path = name === 'press' ? topRoute(press ?? '') : route;
  const page: SitePage = {
    path,
    template: name,
    context: () => context?.(content) ?? {},
    finds: () => [foundText(name, path, content), ...(finds?.(content) ?? [])],
    frames: () => frames?.(content) ?? [],
  };
  const [first, ...others] = pages?.(content, path) ?? [];
  return [{ ...page, ...first }, ...others, ...(below?.(content) ?? [])];
};

const pagesWith = (content: SiteContent, switches: Switches, names: readonly string[]): SitePage[] =>
  [
    ...names.flatMap((name) => pagesNamed(name, content, switches.press)),
    ...otherPages.flatMap(({ pages }) => pages(content, switches)),
  ].map((page) => ({ ...page, sendsTo: () => formsOn(page, content) }));

/** All pages that the site would have if none were switched off, but for the one for wrong addresses. */
export const possiblePages = (content: SiteContent): SitePage[] => {
  const without = pagesWithoutText(namesOf(textsIn(content)));
  return pagesWith(
    content,
    switchesIn(content),
    pageNames.filter((name) => !without.includes(name)),
  );
};

/** The pages of the site, but for the one for wrong addresses. */
export const pagesOf = (content: SiteContent): SitePage[] => {
  const switches = switchesIn(content);
  return pagesWith(content, switches, pagesOn(switches));
};

/** What of the content stands on pages that the site has. */
export const shownIn = (content: SiteContent) => {
  const names = pagesOn(switchesIn(content));
  const has = (collection: 'posts' | 'events' | 'soundtracks' | 'swof'): boolean =>
    names.includes(collections[collection].page);
  return {
    covers: coverCollections
      .filter((name) => names.includes(name))
      .flatMap((name): readonly PlacedEntry<CoverName>[] => content.of(name)),
    posts: has('posts') ? content.of('posts') : [],
    events: has('events') ? content.of('events') : [],
    soundtracks: has('soundtracks') ? content.of('soundtracks') : [],
    stories: content.of('stories').filter(hasPage),
    people: has('swof') ? content.of('swof') : [],
  };
};
