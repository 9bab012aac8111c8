import { topRoute } from '../../lib/routes';
import { type Entry, malformedFields, problemAt, problemInText } from '../read/entry';
import type { CollectionName } from '../model/collections';
import { httpsLink, mailAddress, mustBeHttps } from '../model/fields';
import { fieldsOfKind } from '../read/fieldsIn';
import { textParts } from '../read/markdown';
import { suggest } from '../model/suggest';
import type { Problem } from '../read/problem';
import { routesOf } from '../model/pages';
import type { SiteSettings } from '../model/schema';
import { findings, show } from '../model/findings';

const external = httpsLink('Link', '');
const mail = mailAddress('Mail', '');

const slugsOf = (entries: readonly Entry[], collection: CollectionName): string[] =>
  entries.filter((entry) => entry.collection === collection).map(({ slug }) => slug);

/** The route of the press; none where its slug is malformed, which other checks have said. */
const pressRoutes = (entries: readonly Entry[]): string[] => {
  const site = entries.find(({ collection }) => collection === 'site')?.parsed.value;
  const slug: unknown = (site as Partial<SiteSettings> | null | undefined)?.press?.slug;
  return typeof slug === 'string' && slug ? [topRoute(slug)] : [];
};

/** Says what is wrong with an address of the site itself; null where a page has it. */
const checkRoute = (url: string, routes: ReadonlySet<string>): string | null =>
  routes.has(url)
    ? null
    : `leads to no page of the site, got ${show(url)}: ${suggest(url, [...routes], 'pages')}`;

/** Says what is wrong with the address of a link in a text; null where nothing is. */
const checkAddress = (url: string, routes: ReadonlySet<string>): string | null => {
  if (url.startsWith('/') && !url.startsWith('//')) return checkRoute(url.replace(/[?#].*$/, ''), routes);
  const [finding] = url.startsWith('mailto:')
    ? findings(mail, url.slice('mailto:'.length).replace(/\?.*$/, ''))
    : findings(external, url);
  if (!finding) return null;
  return /^(https|mailto):/.test(url)
    ? finding.message
    : `${mustBeHttps}; a mail address (mailto:me@example.com) or a page of this site (/about/) will do too, got ${show(url)}`;
};

const textLinks = (entry: Entry, routes: ReadonlySet<string>): Problem[] =>
  textParts(entry).links.flatMap(({ url, line }) => {
    const message = checkAddress(url, routes);
    return message ? [problemInText(entry, line, `the link ${message}`)] : [];
  });

const fieldLinks = (entry: Entry, routes: ReadonlySet<string>): Problem[] =>
  fieldsOfKind(entry, 'route').flatMap(({ name, text }) => {
    const message = malformedFields(entry).has(name) ? null : checkRoute(text, routes);
    return message ? [problemAt(entry, [name], message)] : [];
  });

/** The links that lead to no page: of the navigation, and within the texts. */
export const checkLinks = (entries: readonly Entry[]): Problem[] => {
  const names = { posts: slugsOf(entries, 'posts'), policies: slugsOf(entries, 'policies') };
  const routes = new Set([...routesOf(names), ...pressRoutes(entries)]);
  return entries.flatMap((entry) => [...fieldLinks(entry, routes), ...textLinks(entry, routes)]);
};
