import { atomHtml, atomLine, atomLinks } from '../feeds/atom';
import type { FoundEntry } from '../found';
import { given, tagsOf } from '../given';
import { isoDay } from '../isoDay';
import { pathsOf, slugIn } from '../oldAddress';
import { plainLine } from '../plainLine';
import type { XmlElement } from '../xml';
import { childrenOf, childText } from '../xmlElement';

const kindScheme = /#kind$/;

/** What an entry of Blogger is, like post, page or comment; empty where it does not say so, as in feeds. */
export const bloggerKind = (entry: XmlElement): string => {
  const [kind] = childrenOf(entry, 'category').filter(({ attributes: { scheme = '' } }) =>
    kindScheme.test(scheme),
  );
  return (
    childText(entry, 'blogger:type') || (kind?.attributes.term ?? '').replace(/^.*#/, '')
  ).toLowerCase();
};

/** Whether its author has deleted it. */
export const isDeleted = (entry: XmlElement): boolean =>
  childText(entry, 'blogger:trashed') !== '' || /TRASHED/.test(childText(entry, 'blogger:status'));

const isDraft = (entry: XmlElement): boolean =>
  childText(entry, 'blogger:status') === 'DRAFT' ||
  childrenOf(entry, 'app:control').some((control) => childText(control, 'app:draft') === 'yes');

const labelsOf = (entry: XmlElement): string[] =>
  tagsOf(
    childrenOf(entry, 'category')
      .filter(({ attributes: { scheme = '' } }) => !kindScheme.test(scheme))
      .map(({ attributes: { term = '' } }) => plainLine(term)),
  );

const addressesOf = (entry: XmlElement): string[] => {
  const name = childText(entry, 'blogger:filename');
  return name.startsWith('/') ? [name] : atomLinks(entry, 'alternate').slice(0, 1).flatMap(pathsOf);
};

/** A post or a page of an entry of Blogger; pages have neither days nor labels. */
export const bloggerEntry = (entry: XmlElement, file: string): FoundEntry => {
  const isPage = bloggerKind(entry) === 'page';
  const addresses = addressesOf(entry);
  return {
    kind: 'entry',
    key: childText(entry, 'id') || addresses.join() || `line ${entry.line}`,
    place: { file, line: entry.line },
    collection: isPage ? 'ownPages' : 'posts',
    slug: slugIn(addresses[0] ?? ''),
    fields: given({
      title: atomLine(childrenOf(entry, 'title')[0]),
      description: plainLine(childText(entry, 'blogger:metaDescription')),
      published: isPage ? undefined : isoDay(childText(entry, 'published', 'blogger:created')),
      tags: isPage ? [] : labelsOf(entry),
      draft: isDraft(entry),
    }),
    text: {
      format: 'html',
      source: atomHtml(childrenOf(entry, 'content')[0] ?? childrenOf(entry, 'summary')[0]),
    },
    addresses,
  };
};
