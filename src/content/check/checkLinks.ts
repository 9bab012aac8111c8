import { percentDecoded } from '../../lib/address';
import { addressForm } from '../../lib/oldAddress';
import { storiesRoute } from '../../lib/routes';
import { type Addresses, isReached, isShown } from './addresses';
import { type Entry, problemsAt, problemsInText } from '../read/entry';
import { originalOf } from './checkTranslations';
import { contentFolder } from '../model/collections';
import { httpsLink, mailAddress, mustBeHttps } from '../model/fields';
import { fieldsOfKind } from '../read/fieldsIn';
import { isHiddenEntry } from '../read/visibility';
import { textParts } from '../read/markdown';
import { suggest } from '../model/suggest';
import type { Problem } from '../read/problem';
import { isSiteFile } from '../model/siteFiles';
import { looksUnlisted } from '../model/unlisted';
import { pageBehind, pageFile } from '../model/pages';
import { findings, show } from '../model/findings';

const external = httpsLink('Link', '');
const mail = mailAddress('Mail', '');

/** The pages that an author may have meant: nobody links to the second of a list. */
const namedPages = (routes: ReadonlySet<string>): string[] =>
  [...routes].filter((route) => !/\/\d+\/$/.test(route));

/** What is wrong with a path of the site; null where there is or may be such a page. */
const checkRoute = (url: string, { routes, unlisted, former }: Addresses): string | null => {
  if (routes.has(url)) return null;
  if (former.has(addressForm(url) ?? ''))
    return `leads to an old address, got ${show(url)}: write the one that is there now`;
  const instead = unlisted.get(url);
  return instead
    ? `leads to what is unlisted, got ${show(url)}: its address is ${show(instead)}`
    : `leads to no page of the site, got ${show(url)}: ${suggest(url, namedPages(routes), 'pages')}`;
};

/** The path to which a link leads, without what follows it. */
const pathOf = (url: string): string => url.replace(/[?#].*$/, '');

/** The problems with an address, marked where it may be one that the editor on the web does not know. */
const marked = (problems: readonly Problem[], path: string, { routes }: Addresses): Problem[] =>
  problems.map((problem) => ({ ...problem, isUnsure: looksUnlisted(path) && !routes.has(path) }));

/** What is wrong with a path to a page that the site could have; null where it has it. */
const checkSwitch = (url: string, addresses: Addresses): string | null => {
  if (isReached(url, addresses)) return null;
  const { switches } = addresses;
  const page = pageBehind(url, switches.press) ?? '';
  return switches.off.includes(page)
    ? `leads to a page that is switched off, got ${show(url)}: take the link out, or switch the page on in ${contentFolder}/${pageFile(page)}`
    : `leads to the page of a press, and ${contentFolder}/site.json names none, got ${show(url)}: take the link out, or give the site a press`;
};

/** The address in a mailto: link, decoded. */
const addressee = (url: string): string => percentDecoded(url.slice('mailto:'.length).replace(/\?.*$/, ''));

/** What is wrong with a link in a text; null where nothing is. `isRead` tells whether anybody sees it. */
const checkAddress = (url: string, addresses: Addresses, isRead: boolean): string | null => {
  const { hidden, pageless } = addresses;
  if (url.startsWith('/') && !url.startsWith('//')) {
    const path = pathOf(url);
    if (isRead && hidden.has(path))
      return `leads to what is not on the site yet, got ${show(url)}: take the link out until it is`;
    if (pageless.has(path))
      return path.startsWith(storiesRoute)
        ? `leads to a story that has no page, got ${show(url)}: give it one by a description`
        : `leads to a book that has no page, got ${show(url)}: give it one by a blurb, or link to a shop`;
    return checkRoute(path, addresses) ?? (isRead ? checkSwitch(path, addresses) : null);
  }
  const [finding] = url.startsWith('mailto:') ? findings(mail, addressee(url)) : findings(external, url);
  if (!finding) return null;
  return /^(https|mailto):/.test(url)
    ? finding.message
    : `${mustBeHttps}; a mail address (mailto:me@example.com) or a page of this site (/about/) will do too, got ${show(url)}`;
};

/** The links in the text of an entry, which is a translation of the original where there is one. */
const textLinks = (
  entry: Entry,
  original: Entry | undefined,
  addresses: Addresses,
  today: string,
): Problem[] => {
  const isHidden = [entry, original].some((one) => one && isHiddenEntry(one, today));
  const isRead = isShown(entry, addresses.switches) && !isHidden;
  return textParts(entry).links.flatMap(({ url, line }) => {
    const message = checkAddress(url, addresses, isRead);
    return marked(problemsInText(entry, line, message && `the link ${message}`), pathOf(url), addresses);
  });
};

/** Menu and footer leave out links to pages that are switched off. */
const fieldLinks = (entry: Entry, addresses: Addresses): Problem[] =>
  fieldsOfKind(entry, 'route').flatMap(({ path, text }) => {
    const isPage = text.startsWith('/') && !isSiteFile(text, addresses.routes);
    return marked(problemsAt(entry, path, isPage && checkRoute(text, addresses)), text, addresses);
  });

/** The links that lead to no page, or to one that is switched off: of menu and footer, and within the texts. */
export const checkLinks = (entries: readonly Entry[], addresses: Addresses, today: string): Problem[] =>
  entries.flatMap((entry) => [
    ...fieldLinks(entry, addresses),
    ...textLinks(entry, originalOf(entry, entries), addresses, today),
  ]);
