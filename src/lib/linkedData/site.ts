import type { BreadcrumbList, Graph, Person, Thing, WebSite } from 'schema-dts';

/** What linked data says of the site. */
export interface LinkedSite {
  readonly title: string;
  readonly tagline: string;
  readonly author: string;
  readonly language: string;
  /** Its address, without a slash at the end. */
  readonly siteUrl: string;
  readonly profiles: readonly { readonly link: string }[] | null;
}

/** A page on the way to another. */
export interface Crumb {
  readonly name: string;
  /** Below the site's address, with slashes at both ends. */
  readonly path: string;
}

/** By what a thing is known on all pages: the address of its page, and what it is. */
export const idOf = ({ siteUrl }: Pick<LinkedSite, 'siteUrl'>, path: string, what: string): string =>
  `${siteUrl}${path}#${what}`;

/** What refers to the author. */
export const authorRef = (site: LinkedSite) => ({ '@id': idOf(site, '/', 'author') });

const authorNode = (site: LinkedSite): Person => ({
  '@type': 'Person',
  ...authorRef(site),
  name: site.author,
  url: `${site.siteUrl}/`,
  ...(site.profiles?.length && { sameAs: site.profiles.map(({ link }) => link) }),
});

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

/**
 * All that a page says in linked data (https://schema.org), as it may stand in a script: of the author, of the site, the way
 * to the page, which `crumbs` end with, and these things.
 */
export const graphText = (site: LinkedSite, crumbs: readonly Crumb[], things: readonly Thing[]): string =>
  JSON.stringify(graphOf(site, crumbs, things)).replaceAll('<', '\\u003c');
