import { escapeXml } from '../lib/text';
import { tag, textTag, xmlFile } from '../lib/xml';

/** A catalogue of e-books. */
export interface Catalogue {
  readonly title: string;
  readonly author: string;
  readonly language: string;
  /** The address of the site, without a slash at its end. */
  readonly siteUrl: string;
  /** The path of the catalogue itself. */
  readonly path: string;
  /** Paths are below the address of the site, `page` is a whole address, `day` an ISO date. */
  readonly entries: readonly Queries.CatalogueEntryFragment[];
}

/** What the catalogue is served as, where a page links to it. */
export const catalogueType = 'application/atom+xml;profile=opds-catalog;kind=acquisition';

const atMidnight = (day: string): string => `${day}T00:00:00Z`;

const link = (rel: string, href: string, type: string, more = {}): string =>
  tag('link', { rel, href, type, ...more });

const entryXml = (entry: Queries.CatalogueEntryFragment, { author, siteUrl }: Catalogue): string =>
  tag(
    'entry',
    {},
    [
      textTag('title', entry.title),
      textTag('id', siteUrl + entry.path),
      textTag('updated', atMidnight(entry.day)),
      tag('author', {}, textTag('name', author) + textTag('uri', `${siteUrl}/`)),
      textTag('dc:language', entry.language),
      textTag('dc:issued', entry.day),
      tag('category', { term: entry.kind, label: entry.kind }),
      tag('summary', { type: 'text' }, escapeXml(entry.description)),
      link('http://opds-spec.org/image', siteUrl + entry.cover, 'image/jpeg'),
      link('http://opds-spec.org/image/thumbnail', siteUrl + entry.thumbnail, 'image/jpeg'),
      link('alternate', entry.page, 'text/html'),
      link('http://opds-spec.org/acquisition/open-access', siteUrl + entry.path, 'application/epub+zip', {
        length: entry.bytes,
      }),
    ].join('\n'),
  );

/** A catalogue as reading apps take it, an acquisition feed of OPDS 1.2 (https://specs.opds.io/opds-1.2), the newest first. */
export const opdsFeed = (catalogue: Catalogue): string => {
  const { title, author, siteUrl, path, language } = catalogue;
  const entries = catalogue.entries.toSorted(
    (a, b) => b.day.localeCompare(a.day) || (a.path < b.path ? -1 : 1),
  );
  const own = siteUrl + path;
  const content = [
    textTag('id', own),
    textTag('title', title),
    textTag('updated', atMidnight(entries[0]?.day ?? '1970-01-01')),
    tag('author', {}, textTag('name', author) + textTag('uri', `${siteUrl}/`)),
    link('self', own, catalogueType),
    link('start', own, catalogueType),
    link('alternate', `${siteUrl}/`, 'text/html'),
    ...entries.map((entry) => entryXml(entry, catalogue)),
  ].join('\n');
  const namespaces = {
    xmlns: 'http://www.w3.org/2005/Atom',
    'xmlns:dc': 'http://purl.org/dc/terms/',
    'xml:lang': language,
  };
  return xmlFile(tag('feed', namespaces, content));
};
