import { show } from '../../../../content/model/findings';
import { plainIsbn, thirteenFor } from '../../../../content/model/isbn';
import { book } from '../../../../content/model/schema';
import { given } from '../../../given';
import { called } from '../common';
import type { Item } from '../item';
import { type BookParts, type BuyLink, type EditionParts, faultIn } from './parts';
import { asHttps, isAffiliate, shopOf } from './shops';

const edition = book.shape.editions.unwrap().element.shape;

/** What fields are called whose name is no word. */
const labels: Readonly<Record<string, string>> = { isbn: 'ISBN', pages: 'number of pages', trimSize: 'size' };

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

/** An edition with what its fields take; of the rest, it is said. */
const editionOf = (item: Item, parts: EditionParts, publisher: string): Edition => {
  const { format, isbn = '', pages = '', ...rest } = parts;
  const written: Readonly<Record<string, unknown>> = {
    ...rest,
    isbn: isbn && longIsbn(isbn),
    pages: pages && Number(pages),
    publisher,
  };
  const entries = Object.entries(written).filter(([, value]) => value !== '' && value !== undefined);
  const kept = entries.filter(([name, value]) => {
    const fault = faultIn(edition[name as keyof typeof edition], value);
    if (fault) item.lose(`the ${labels[name] ?? name} ${show(value)} of ${called(item)}`, fault);
    return !fault;
  });
  return { ...Object.fromEntries(kept), format, retailers: [] };
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

/** The editions of a book with their shops, and the first link that leads somewhere. */
export const editionsOf = (item: Item, { editions: all, links: written, publisher }: BookParts) => {
  const editions = all.map((parts) => editionOf(item, parts, publisher));
  const links = written.map((link) => ({ ...link, address: asHttps(link.address) }));
  const faultOf = ({ address }: BuyLink): string | undefined => faultIn(book.shape.link, address);
  const good = links.filter((link) => !faultOf(link));
  const isGuessed = editions.length === 0 && good.some((link) => shopOf(link).sells === undefined);
  // Those first that make an edition, so that the others find one.
  for (const link of good.filter((one) => shopOf(one).sells)) addRetailer(editions, link);
  for (const link of good.filter((one) => !shopOf(one).sells)) addRetailer(editions, link);
  if (isGuessed && editions.some(({ format }) => format === 'paperback'))
    item.lose(`the format of ${called(item)}`, 'nothing says it: it comes as a paperback, so look at it');
  for (const link of links) {
    const fault = link.address !== '' && faultOf(link);
    if (fault) item.lose(`the link ${show(link.address)} of ${called(item)}`, fault);
  }
  return { editions: editions.map(given), link: good[0]?.address };
};
