import type { Phrase } from '../markdownTree';
import { mailLink, webAddress } from '../address';

/** Addresses as people type them, of which the site's reader makes links by itself. */
const typed =
  /(?<![A-Za-z])(?:https?:\/\/|www\.)[^\s<>"“”„‘’‚«»‹›—–…、。」』）]+|(?<![\w.+-])[\w.+-]{1,100}@[\w-]{1,100}(?:\.[\w-]{1,100}){1,10}/gi;

const after = '!"&\'),.:;<>?]}*_~|`\\';

/** An address without the signs that end the sentence in which it stands. */
const ended = (address: string): string => {
  let end = address.length;
  while (end > 0 && after.includes(address[end - 1] ?? '')) end -= 1;
  const short = address.slice(0, end);
  return short.includes('(') && address[short.length] === ')' ? `${short})` : short;
};

const link = (url: string, value: string): Phrase => ({
  type: 'link',
  url,
  children: [{ type: 'text', value }],
});

/** An address as a link that the checks let be; as code, of which none is made, where it cannot be one. */
const asMeant = (address: string): Phrase => {
  const isMail = !/^(https?:\/\/|www\.)/i.test(address);
  const url = isMail ? mailLink(`mailto:${address}`) : webAddress(address.replace(/^www\./i, 'https://$&'));
  return url === undefined ? { type: 'inlineCode', value: address } : link(url, address);
};

/** A text, with links where addresses are typed in it. */
export const withAddresses = (value: string): Phrase[] => {
  const phrases: Phrase[] = [];
  let done = 0;
  for (const { 0: found, index } of value.matchAll(typed)) {
    const address = ended(found);
    if (!address || /^(https?:\/*|www\.?)$/i.test(address)) continue;
    if (index > done) phrases.push({ type: 'text', value: value.slice(done, index) });
    phrases.push(asMeant(address));
    done = index + address.length;
  }
  return done < value.length ? [...phrases, { type: 'text', value: value.slice(done) }] : phrases;
};
