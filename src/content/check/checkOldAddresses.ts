import { addressForm } from '../../lib/oldAddress';
import { show } from '../model/findings';
import { reservedAddresses } from '../model/pages';
import { isWritten } from '../model/siteFiles';
import { type Entry, problemsAt, settingOf } from '../read/entry';
import { fieldsOfKind } from '../read/fieldsIn';
import type { Problem } from '../read/problem';
import { oldAddressesOf } from './oldAddresses';

/** Whether a form is of an address below one that Gatsby or the editor needs, or of such a page. */
const isReserved = (form: string): boolean =>
  reservedAddresses.includes((form.split(/[/?]/)[1] ?? '').replace(/\.html?$/, ''));

/** Whether the site has something of its own at an address of a form, given the paths of its pages, or needs it. */
export const isNeededBySite = (form: string, routes: ReadonlySet<string>): boolean =>
  isReserved(form) || isWritten(form, routes);

/** Addresses of the web at which the site itself is: it would be asked again and again. */
const onSite = (entry: Entry, siteUrl: string): Problem[] =>
  entry.collection !== 'redirects'
    ? []
    : fieldsOfKind(entry, 'route').flatMap(({ path, text }) =>
        problemsAt(
          entry,
          path,
          siteUrl !== '' &&
            `${text}/`.startsWith(`${siteUrl}/`) &&
            `is on this site: write what follows the domain, got ${show(text)}`,
        ),
      );

/** Old addresses at which something is now, and those of the site itself to which they would lead. */
export const checkOldAddresses = (entries: readonly Entry[], routes: ReadonlySet<string>): Problem[] => {
  const pages = new Set([...routes].map(addressForm));
  const siteUrl = settingOf(entries, 'siteUrl');
  const fault = (form: string, text: string): string | null => {
    if (pages.has(form)) return `is the address of a page, got ${show(text)}`;
    return isNeededBySite(form, routes)
      ? `is an address that the site needs for itself, got ${show(text)}`
      : null;
  };
  return entries.flatMap((entry) => [
    ...oldAddressesOf(entry).flatMap(({ path, text, form }) => problemsAt(entry, path, fault(form, text))),
    ...onSite(entry, typeof siteUrl === 'string' ? siteUrl : ''),
  ]);
};
