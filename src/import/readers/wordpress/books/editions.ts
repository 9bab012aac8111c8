import { show } from '../../../../content/model/findings';
import { plainIsbn, thirteenFor } from '../../../../content/model/isbn';
import { book } from '../../../../content/model/schema';
import type { Found } from '../../../found';
import { lostAt } from '../../../given';
import { called } from '../common';
import type { Item } from '../item';
import { type BookParts, type BuyLink, type EditionParts, faultIn } from './parts';
import { asHttps, isAffiliate, shopOf } from './shops';

const edition = book.shape.editions.unwrap().element.shape;

const labels: Readonly<Record<string, string>> = {
  isbn: 'ISBN',
  language: 'language',
  pages: 'number of pages',
  price: 'price',
  trimSize: 'size',
  publisher: 'publisher',
};

/** An ISBN with thirteen digits, whatever it was written with. */
const longIsbn = (text: string): string => {
  const plain = plainIsbn(text);
  return (plain.replaceAll('-', '').length === 10 && thirteenFor(plain)) || plain;
};

interface Edition {
  readonly [field: string]: unknown;
  readonly format: string;
  readonly retailers: object[];
}

/** An edition with what its fields take, and what they do not. */
const editionOf = (item: Item, parts: EditionParts, publisher: string) => {
  const { format, isbn = '', pages = '', ...rest } = parts;
  const written: Readonly<Record<string, unknown>> = {
    ...rest,
    isbn: isbn && longIsbn(isbn),
    pages: pages && Number(pages),
    publisher,
  };
  const given = Object.entries(written).filter(([, value]) => value !== '' && value !== undefined);
  const faults = given.flatMap(([name, value]) => {
    const fault = faultIn(edition[name as keyof typeof edition], value);
    return fault ? [{ name, value, fault }] : [];
  });
  const kept = given.filter(([name]) => !faults.some((fault) => fault.name === name));
  return {
    edition: { ...Object.fromEntries(kept), format, retailers: [] } as Edition,
    lost: faults.map(({ name, value, fault }) =>
      lostAt(item.place, `the ${labels[name] ?? name} ${show(value)} of ${called(item)}`, fault),
    ),
  };
};

const isPrinted = ({ format }: Edition): boolean => format === 'paperback' || format === 'hardcover';

/** Puts a link to the edition that its shop sells, which is made where there is none. */
const addRetailer = (editions: Edition[], link: BuyLink): void => {
  const { name, sells } = shopOf(link);
  const fitting = sells
    ? editions.find(({ format }) => format === sells)
    : (editions.find(isPrinted) ?? editions[0]);
  const { address } = link;
  const retailer = { name, link: address, ...(isAffiliate(address) && { affiliate: true }) };
  if (fitting) fitting.retailers.push(retailer);
  else editions.push({ format: sells ?? 'paperback', retailers: [retailer] });
};

const guessLost = (item: Item): Found =>
  lostAt(
    item.place,
    `the format of ${called(item)}`,
    'nothing says it: it comes as a paperback, so look at it',
  );

/** The editions of a book with their shops, the links that lead somewhere, and what is lost of them. */
export const editionsOf = (item: Item, { editions: all, links: written, publisher }: BookParts) => {
  const made = all.map((parts) => editionOf(item, parts, publisher));
  const editions = made.map((one) => one.edition);
  const links = written.map((link) => ({ ...link, address: asHttps(link.address) }));
  const isGood = ({ address }: BuyLink): boolean => faultIn(book.shape.link, address) === undefined;
  const good = links.filter(isGood);
  const isGuessed = editions.length === 0 && good.some((link) => shopOf(link).sells === undefined);
  // Those first that make an edition, so that the others find one.
  for (const link of good.filter((one) => shopOf(one).sells)) addRetailer(editions, link);
  for (const link of good.filter((one) => !shopOf(one).sells)) addRetailer(editions, link);
  const isStillGuessed = isGuessed && editions.some(({ format }) => format === 'paperback');
  return {
    editions: editions.map(({ retailers, ...fields }) => ({
      ...fields,
      ...(retailers.length && { retailers }),
    })),
    link: good[0]?.address,
    lost: [
      ...made.flatMap((one) => one.lost),
      ...(isStillGuessed ? [guessLost(item)] : []),
      ...links
        .filter((link) => link.address !== '' && !isGood(link))
        .map(({ address }) =>
          lostAt(
            item.place,
            `the link ${show(address)} of ${called(item)}`,
            faultIn(book.shape.link, address) ?? '',
          ),
        ),
    ],
  };
};
