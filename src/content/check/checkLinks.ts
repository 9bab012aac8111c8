import type { Addresses } from './addresses';
import { isShown } from './switches';
import { type Entry, problemsAt, problemsInText } from '../read/entry';
import { contentFolder } from '../model/collections';
import { httpsLink, mailAddress, mustBeHttps } from '../model/fields';
import { fieldsOfKind } from '../read/fieldsIn';
import { isHiddenEntry } from '../read/visibility';
import { textParts } from '../read/markdown';
import { suggest } from '../model/suggest';
import type { Problem } from '../read/problem';
import { isOn, pageBehind, pageFile, type Switches } from '../model/pages';
import { findings, show } from '../model/findings';

const external = httpsLink('Link', '');
const mail = mailAddress('Mail', '');

/** Says what is wrong with an address of the site itself; null where it has, or may have, such a page. */
const checkRoute = (url: string, routes: ReadonlySet<string>): string | null =>
  routes.has(url)
    ? null
    : `leads to no page of the site, got ${show(url)}: ${suggest(url, [...routes], 'pages')}`;

/** Says what is wrong with an address that leads to a page which the site could have and has not; null where it has. */
const checkSwitch = (url: string, switches: Switches): string | null => {
  if (isOn(url, switches)) return null;
  const page = pageBehind(url, switches.press) ?? '';
  return switches.off.includes(page)
    ? `leads to a page that is switched off, got ${show(url)}: take the link out, or switch the page on in ${contentFolder}/${pageFile(page)}`
    : `leads to the page of a press, and ${contentFolder}/site.json names none, got ${show(url)}: take the link out, or give the site a press`;
};

/** Whom a mailto: link writes to, as one would write it. */
const addressee = (url: string): string => {
  const address = url.slice('mailto:'.length).replace(/\?.*$/, '');
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
};

/** Says what is wrong with the address of a link in a text, which is perhaps not shown; null where nothing is. */
const checkAddress = (
  url: string,
  { routes, hidden, pageless, switches }: Addresses,
  isRead: boolean,
): string | null => {
  if (url.startsWith('/') && !url.startsWith('//')) {
    const path = url.replace(/[?#].*$/, '');
    if (isRead && hidden.has(path))
      return `leads to what is not on the site yet, got ${show(url)}: take the link out until it is`;
    if (pageless.has(path))
      return `leads to a book that has no page, got ${show(url)}: give it one by a blurb, or link to a shop`;
    return checkRoute(path, routes) ?? (isRead ? checkSwitch(path, switches) : null);
  }
  const [finding] = url.startsWith('mailto:') ? findings(mail, addressee(url)) : findings(external, url);
  if (!finding) return null;
  return /^(https|mailto):/.test(url)
    ? finding.message
    : `${mustBeHttps}; a mail address (mailto:me@example.com) or a page of this site (/about/) will do too, got ${show(url)}`;
};

const textLinks = (entry: Entry, addresses: Addresses, today: string): Problem[] => {
  const isRead = isShown(entry, addresses.switches) && !isHiddenEntry(entry, today);
  return textParts(entry).links.flatMap(({ url, line }) => {
    const message = checkAddress(url, addresses, isRead);
    return problemsInText(entry, line, message && `the link ${message}`);
  });
};

/** Those to a page that is switched off the navigation leaves out. */
const fieldLinks = (entry: Entry, { routes }: Addresses): Problem[] =>
  fieldsOfKind(entry, 'route').flatMap(({ path, text }) => problemsAt(entry, path, checkRoute(text, routes)));

/** The links that lead to no page, or to one that is switched off: of the navigation, and within the texts. */
export const checkLinks = (entries: readonly Entry[], addresses: Addresses, today: string): Problem[] =>
  entries.flatMap((entry) => [...fieldLinks(entry, addresses), ...textLinks(entry, addresses, today)]);
