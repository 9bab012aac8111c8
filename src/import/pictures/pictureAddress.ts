import { percentDecoded } from '../../lib/address';
import { refuseFileName } from '../../content/check/fileName';
import { slugFor } from '../../content/model/slugFor';
import { nameIn } from '../../lib/text';

/** An address as a path: without host, query, encoding and steps up or down. */
export const pathIn = (address: string): string =>
  percentDecoded(address.replace(/^([a-z]+:)?\/\/[^/]*/i, '').replace(/[?#].*$/, ''))
    .split('/')
    .filter((part) => !['', '.', '..'].includes(part))
    .join('/');

/** What WordPress adds to the name of a picture that it has made smaller. */
const sizeInName = /-(?:\d{1,5}x\d{1,5}|scaled)(?=\.[A-Za-z]+(?:[?#]|$))/;

/** The addresses under which a picture may lie, the largest first: a small one of WordPress has its original beside it. */
export const largestFirst = (address: string): string[] => [
  ...new Set([address.replace(sizeInName, ''), address.replace(sizeInName, '-scaled'), address]),
];

/** The address of the picture itself, where WordPress.com's servers only hand it on. */
export const withoutProxy = (address: string): string =>
  address.replace(/^https?:\/\/i\d\.wp\.com\/([^?#]+).*$/, 'https://$1');

/**
 * A name for a picture beside an entry, made of that in its address, with the ending of its format. It is none of those
 * that are taken.
 */
export const pictureName = (address: string, ending: string, taken: ReadonlySet<string>): string => {
  const name = address.startsWith('data:') ? '' : nameIn(pathIn(address)).replace(sizeInName, '');
  const slug = slugFor(name.replace(/\.[^.]*$/, ''));
  const stem =
    !slug || refuseFileName(`${slug}.${ending}`) ? ['picture', slug].filter(Boolean).join('-') : slug;
  const isTaken = new Set([...taken].map((one) => one.toLowerCase()));
  const numbered = (number: number): string => `${stem}${number > 1 ? `-${number}` : ''}.${ending}`;
  let number = 1;
  while (isTaken.has(numbered(number))) number++;
  return numbered(number);
};
