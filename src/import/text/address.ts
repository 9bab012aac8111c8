import { advice } from '../advice';
import { httpsLink, mailAddress } from '../../content/model/fields';
import { findings } from '../../content/model/findings';
import { parseAddress } from '../../lib/address';
import type { Lose } from './losses';

const web = httpsLink('Link', '');
const mail = mailAddress('Mail', '');

const isRight = (address: string): boolean => findings(web, address).length === 0;

/** Parts of a domain that begin or end with a hyphen: a checked link may have them, one between < and > may not. */
const oddDomain = /@[^?]*(?<=[@.])-|@[^?]*-(?=[.?]|$)/;

const isMail = (address: string): boolean => {
  if (address.length > 500 || /\s/.test(address) || oddDomain.test(address)) return false;
  try {
    return findings(mail, decodeURIComponent(address.slice(7).replace(/\?.*$/s, ''))).length === 0;
  } catch {
    return false;
  }
};

/** An address as browsers send it; itself where they could not. */
const sent = (address: string): string => parseAddress(address)?.href ?? address;

/** `{press}` has a meaning in the site's addresses, and here it is none. */
const withoutMeaning = (address: string): string =>
  address.replaceAll(/(?:\{|%7b)press(?:\}|%7d)/gi, '%7bpress%7d');

/** An address with https as the checks of texts let it be; undefined where there is no such one. */
export const webAddress = (address: string): string | undefined => {
  const secure = address
    .trim()
    .replace(/^\/\//, 'https://')
    .replace(/^https?:\/\//i, 'https://');
  return [withoutMeaning(secure), withoutMeaning(sent(secure))].find(isRight);
};

/** A mail address behind `mailto:` as the checks let it be; undefined where it is none. */
export const mailLink = (address: string): string | undefined => (isMail(address) ? address : undefined);

const cut = (address: string): string => (address.length > 80 ? `${address.slice(0, 80)}…` : address);

const whyNot = (address: string): string => {
  if (address.startsWith('#')) return 'a text has no places that a link could lead to: its words stay';
  if (/^(tel|sms|callto):/i.test(address)) return 'a link leads to a page or a mail address: its words stay';
  if (/^[a-z][a-z0-9+.-]*:/i.test(address)) return 'no such page is there for readers: its words stay';
  return 'nothing is known that was at this address: its words stay';
};

/** What a link leads to, given what the source knows of its address; undefined where the words stay without it. */
export const linkAddress = (href: string, given: string | undefined, lose: Lose): string | undefined => {
  const address = (given ?? href).trim();
  if (given !== undefined && /^(\/(?!\/)|\.\/)/.test(address)) return address;
  if (/^mailto:/i.test(address)) {
    const written = mailLink(`mailto:${address.slice(7)}`);
    if (!written) lose(`the link to ${cut(address)}`, 'this is no mail address: its words stay');
    return written;
  }
  const found = /^(https?:)?\/\//i.test(address) ? webAddress(address) : undefined;
  if (!found) lose(`the link to ${cut(address)}`, whyNot(address));
  else if (/^http:/i.test(address))
    lose(
      'http at the beginning of a link',
      `links of the site begin with https, and so does this one now: ${advice.tryLinks}`,
    );
  return found;
};
