import { authorsOf, type Credited, namesOf } from '../contributors';
import { addressesOf, type Identifiers } from '../identifiers';
import { seriesRoute } from '../routes';
import { type InSeries, placesOf } from '../series';
import type { BreadcrumbList, Graph, Person, Thing, WebSite } from 'schema-dts';

/** The site as all pages know it. Its address is without a slash at the end. */
export type LinkedSite = NonNullable<Queries.SiteQuery['site']>;

/** A page that another one names, on the way to it or beside it. */
export interface Crumb {
  readonly name: string;
  /** Below the site's address, with slashes at both ends. */
  readonly path: string;
}

export interface LinkedRef {
  readonly __typename: 'Book' | 'Audiobook' | 'Anthology' | 'Story';
  readonly title: string;
  readonly pagePath: string | null;
}

/** A series that a page names. */
export interface LinkedSeries {
  readonly slug: string;
  readonly title: string;
}

/** What a work has won, and what catalogues call it. */
export interface Honoured {
  /** In words, the first one first. */
  readonly honours: readonly string[];
  readonly identifiers: Identifiers | null;
}

/** The `@id` of a thing on all pages: the address of its page, and what it is. */
export const idOf = ({ siteUrl }: Pick<LinkedSite, 'siteUrl'>, path: string, what: string): string =>
  `${siteUrl}${path}#${what}`;

/** A reference to a thing that another page describes, with enough to know what it is. */
export const refTo = <Type extends string>(
  site: LinkedSite,
  type: Type,
  what: string,
  { name, path }: Crumb,
): { readonly '@type': Type; readonly '@id': string; readonly name: string; readonly url: string } => ({
  '@type': type,
  '@id': idOf(site, path, what),
  name,
  url: site.siteUrl + path,
});

/** References to the series of a work that have pages, and its position in the first of them. */
export const seriesIn = (site: LinkedSite, work: InSeries, series: readonly LinkedSeries[]) => {
  const found = placesOf(work).flatMap(({ name, position }) => {
    const page = series.find(({ slug }) => slug === name);
    return page ? [{ name: page.title, path: seriesRoute(name), position }] : [];
  });
  return {
    refs: found.map((crumb) => refTo(site, 'BookSeries', 'series', crumb)),
    position: found[0]?.position ?? null,
  };
};

/** A reference to a book or a story; null where it has no page. */
export const workRef = (site: LinkedSite, { __typename, title, pagePath }: LinkedRef) => {
  if (!pagePath) return null;
  const page = { name: title, path: pagePath };
  if (__typename === 'Story') return refTo(site, 'ShortStory', 'story', page);
  return refTo(site, __typename === 'Audiobook' ? 'Audiobook' : 'Book', 'book', page);
};

/** A reference to the author, whom every page describes. */
export const authorRef = (site: LinkedSite) => ({ '@id': idOf(site, '/', 'author') });

/** The author, or somebody else by name. */
export const person = (site: LinkedSite, name: string) =>
  name === site.author ? authorRef(site) : { '@type': 'Person' as const, name };

/** A person, or several; null where there is nobody. */
const people = (site: LinkedSite, names: readonly string[]) => {
  const [first, ...others] = names.map((name) => person(site, name));
  return first && others.length ? [first, ...others] : (first ?? null);
};

const authorNode = (site: LinkedSite): Person => {
  const sameAs = [
    ...(site.profiles ?? []).map(({ link }) => link),
    ...addressesOf(site.identifiers, 'author'),
  ];
  return {
    '@type': 'Person',
    ...authorRef(site),
    name: site.author,
    url: `${site.siteUrl}/`,
    ...(sameAs.length && { sameAs }),
  };
};

/** Who has made a work, by the properties of schema.org. */
export const creditsIn = (site: LinkedSite, work: Credited) => {
  const credits = {
    author: people(site, authorsOf(work, site.author)),
    editor: people(site, namesOf(work, 'editor')),
    translator: people(site, namesOf(work, 'translator')),
    illustrator: people(site, namesOf(work, 'illustrator')),
    contributor: people(site, namesOf(work, 'introduction')),
  };
  return Object.fromEntries(Object.entries(credits).filter(([, known]) => known !== null)) as {
    [Property in keyof typeof credits]?: NonNullable<(typeof credits)[Property]>;
  };
};

/** Who reads a recording. */
export const readersIn = (site: LinkedSite, work: Credited) => {
  const readBy = people(site, namesOf(work, 'narrator'));
  return readBy ? { readBy } : {};
};

/** What a work has won, and where catalogues have it. */
export const honoursIn = ({ honours, identifiers }: Honoured) => {
  const sameAs = addressesOf(identifiers, 'work');
  return {
    ...(honours.length && { award: honours }),
    ...(sameAs.length && { sameAs }),
  };
};

const siteNode = (site: LinkedSite): WebSite => ({
  '@type': 'WebSite',
  '@id': idOf(site, '/', 'website'),
  name: site.title,
  description: site.tagline,
  url: `${site.siteUrl}/`,
  inLanguage: site.language,
  author: authorRef(site),
});

const breadcrumbs = (site: LinkedSite, crumbs: readonly Crumb[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  '@id': idOf(site, crumbs.at(-1)?.path ?? '/', 'breadcrumb'),
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name,
    item: site.siteUrl + path,
  })),
});

const graphOf = (site: LinkedSite, crumbs: readonly Crumb[], things: readonly Thing[]): Graph => ({
  '@context': 'https://schema.org',
  '@graph': [
    authorNode(site),
    siteNode(site),
    crumbs.length > 1 ? breadcrumbs(site, crumbs) : [],
    things,
  ].flat(),
});

/** The linked data of a page (https://schema.org) for a script: the author, the site, the way there, and these things. */
export const graphText = (site: LinkedSite, crumbs: readonly Crumb[], things: readonly Thing[]): string =>
  JSON.stringify(graphOf(site, crumbs, things)).replaceAll('<', '\\u003c');
