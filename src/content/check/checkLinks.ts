import { storiesRoute } from '../../lib/routes';
import { type Addresses, isShown } from './addresses';
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

/** What is wrong with a path of the site; null where there is or may be such a page. */
const checkRoute = (url: string, routes: ReadonlySet<string>): string | null =>
  routes.has(url)
    ? null
    : `leads to no page of the site, got ${show(url)}: ${suggest(url, [...routes], 'pages')}`;

/** What is wrong with a path to a page that the site could have; null where it has it. */
const checkSwitch = (url: string, switches: Switches): string | null => {
  if (isOn(url, switches)) return null;
  const page = pageBehind(url, switches.press) ?? '';
  return switches.off.includes(page)
    ? `leads to a page that is switched off, got ${show(url)}: take the link out, or switch the page on in ${contentFolder}/${pageFile(page)}`
    : `leads to the page of a press, and ${contentFolder}/site.json names none, got ${show(url)}: take the link out, or give the site a press`;
};

/** The address in a mailto: link, decoded. */
const addressee = (url: string): string => {
  const address = url.slice('mailto:'.length).replace(/\?.*$/, '');
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
};

/** What is wrong with a link in a text; null where nothing is. `isRead` tells whether anybody sees it. */
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
      return path.startsWith(storiesRoute)
        ? `leads to a story that has no page, got ${show(url)}: give it one by a description`
        : `leads to a book that has no page, got ${show(url)}: give it one by a blurb, or link to a shop`;
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

/** Menu and footer leave out links to pages that are switched off. */
const fieldLinks = (entry: Entry, { routes }: Addresses): Problem[] =>
  fieldsOfKind(entry, 'route').flatMap(({ path, text }) =>
    problemsAt(entry, path, text.startsWith('/') && checkRoute(text, routes)),
  );

/** The links that lead to no page, or to one that is switched off: of menu and footer, and within the texts. */
export const checkLinks = (entries: readonly Entry[], addresses: Addresses, today: string): Problem[] =>
  entries.flatMap((entry) => [...fieldLinks(entry, addresses), ...textLinks(entry, addresses, today)]);
