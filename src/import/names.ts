import { percentDecoded } from '../lib/address';
import { refuseFileName } from '../content/check/fileName';
import { type CollectionName, kitTexts } from '../content/model/collections';
import { slugPattern } from '../content/model/fields';
import { ownAddresses, pageNames, reservedAddresses } from '../content/model/pages';
import { slugFor } from '../content/model/slugFor';

/** Names of folders that the addresses of the site leave no room for. */
const taken: Partial<Record<CollectionName, RegExp>> = {
  posts: /^(tags|year|\d+)$/,
  ownPages: new RegExp(
    `^(${[...reservedAddresses, ...ownAddresses, ...pageNames, ...kitTexts].join('|')}|\\d+|[a-z]{2,3}(-[a-z0-9]{2,8})?)$`,
  ),
};

/** The name that something had or that its title gives, as this site writes names; `spare` where neither has letters. */
export const nameFor = (slug: string, title: string, spare: string, language: string): string =>
  slugPattern.test(slug) && slug.length <= 100
    ? slug
    : slugFor(percentDecoded(slug), language) || slugFor(title, language) || spare;

/** A name that no other entry of a collection has: with a number behind it where it must be. It is taken then. */
export const freeName = (collection: CollectionName, wanted: string, used: Set<string>): string => {
  const isTaken = (name: string): boolean =>
    (taken[collection]?.test(name) ?? false) || refuseFileName(name) !== null;
  const isFree = (name: string): boolean => !used.has(`${collection}/${name}`) && !isTaken(name);
  const start = isTaken(wanted) ? `${wanted}-page` : wanted;
  let name = start;
  for (let number = 2; !isFree(name); number += 1) name = `${start}-${number}`;
  used.add(`${collection}/${name}`);
  return name;
};
