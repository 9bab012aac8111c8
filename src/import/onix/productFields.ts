import { findings } from '../../content/model/findings';
import { isbn as isbnField, thirteenFor } from '../../content/model/isbn';
import type { Fields } from '../../content/write/formatEntry';
import { languageByCode } from '../catalogue/valueWords';
import { given } from '../given';
import { firstOf } from '../lists';
import * as codes from './codes';
import { nodesAt, textAt, textsAt } from './onixProducts';
import type { XmlElement } from '../xml';

const schema = isbnField('ISBN', 'its number');

/** The first of these codes that one of the nodes has, as that node. */
const firstBy = (
  nodes: readonly XmlElement[],
  name: string,
  wanted: readonly string[],
): XmlElement | undefined => firstOf(wanted, (code) => nodes.find((node) => textAt(node, name) === code));

/** The ISBN of a product, of thirteen digits; undefined where it has none that is right. */
export const isbnOf = (product: XmlElement): string | undefined => {
  const identifiers = nodesAt(product, 'ProductIdentifier');
  return codes.isbnTypes
    .map((type) => textAt(firstBy(identifiers, 'ProductIDType', [type]) ?? product, 'IDValue'))
    .map((value) => (value.length === 10 ? (thirteenFor(value) ?? value) : value))
    .find((value) => findings(schema, value).length === 0);
};

/** A day as ONIX writes it, 20190503, in ISO form, as far as it goes. */
const dateOf = (text: string): string | undefined => {
  const match = /^(\d{4})-?(\d{2})?-?(\d{2})?/.exec(text);
  return match ? match.slice(1).filter(Boolean).join('-') : undefined;
};

/** The day by a role of List 163. */
export const dateBy = (product: XmlElement, role: string): string | undefined => {
  const dates = nodesAt(product, 'PublishingDetail', 'PublishingDate');
  return dateOf(textAt(firstBy(dates, 'PublishingDateRole', [role]), 'Date'));
};

const priceOf = (product: XmlElement): string | undefined => {
  const prices = nodesAt(product, 'ProductSupply', 'SupplyDetail', 'Price');
  const found = firstBy(prices, 'PriceType', codes.retailPrices);
  const price = `${textAt(found, 'CurrencyCode')} ${textAt(found, 'PriceAmount')}`;
  return /^[A-Z]{3} \d{1,6}(\.\d{1,2})?$/.test(price) ? price : undefined;
};

const extentBy = (product: XmlElement, types: readonly string[]): XmlElement | undefined =>
  firstBy(nodesAt(product, 'DescriptiveDetail', 'Extent'), 'ExtentType', types);

const numberIn = (extent: XmlElement | undefined): number | undefined => {
  const number = Number(textAt(extent, 'ExtentValue'));
  return Number.isInteger(number) && number > 0 ? number : undefined;
};

const minutesOf = (product: XmlElement): number | undefined => {
  const found = extentBy(product, [codes.durationType]);
  return codes.minutesOf(textAt(found, 'ExtentValue'), textAt(found, 'ExtentUnit'));
};

/** How many words a work has. */
export const wordsOf = (product: XmlElement): number | undefined =>
  numberIn(extentBy(product, [codes.wordsType]));

/** The code of the language in which a product is, of List 74; undefined where it is unknown. */
const languageOf = (product: XmlElement): string | undefined => {
  const found = firstBy(nodesAt(product, 'DescriptiveDetail', 'Language'), 'LanguageRole', ['01']);
  return languageByCode(textAt(found, 'LanguageCode'));
};

const isGone = (product: XmlElement): boolean =>
  codes.goneStatuses.includes(textAt(product, 'PublishingDetail', 'PublishingStatus')) ||
  textsAt(product, 'ProductSupply', 'SupplyDetail', 'ProductAvailability').some((code) =>
    codes.goneAvailabilities.includes(code),
  );

const nameOf = (node: XmlElement): string =>
  textAt(node, 'PersonName') ||
  [textAt(node, 'NamesBeforeKey'), textAt(node, 'KeyNames')].filter(Boolean).join(' ') ||
  textAt(node, 'PersonNameInverted').replace(/^([^,]+), (.+)$/, '$2 $1') ||
  textAt(node, 'CorporateName');

const orderOf = (node: XmlElement): number => Number(textAt(node, 'SequenceNumber')) || 0;

/** The people of a product in its order, each with the part as this site calls it, or undefined where it has no word for it. */
export const peopleOf = (product: XmlElement) =>
  nodesAt(product, 'DescriptiveDetail', 'Contributor')
    .toSorted((a, b) => orderOf(a) - orderOf(b))
    .flatMap((node) =>
      textsAt(node, 'ContributorRole').map((code) => ({
        name: nameOf(node),
        code,
        role: codes.roleOf[code],
      })),
    )
    .filter(({ name }) => name);

/** Who has a part in a product. */
export type Person = ReturnType<typeof peopleOf>[number];

/** Who brings it out: the imprint that stands on the book, else the publisher. */
export const publisherOf = (product: XmlElement): string =>
  textAt(product, 'PublishingDetail', 'Imprint', 'ImprintName') ||
  textAt(product, 'PublishingDetail', 'Publisher', 'PublisherName');

/** Whether an imprint stands on the product in place of its publisher. */
export const hasPublisherBeside = (product: XmlElement): boolean => {
  const publisher = textAt(product, 'PublishingDetail', 'Publisher', 'PublisherName');
  return publisher !== '' && publisher !== publisherOf(product);
};

/** A product as an edition; undefined where it is none. */
export const editionOf = (product: XmlElement): Fields | undefined => {
  const format = codes.formatOf(textAt(product, 'DescriptiveDetail', 'ProductForm'));
  if (!format) return undefined;
  const people = peopleOf(product);
  const by = (role: string): string =>
    people
      .filter((one) => one.role === role)
      .map(({ name }) => name)
      .join(', ');
  const isAudio = format === 'audiobook';
  const released = dateBy(product, codes.days.edition);
  return given({
    format,
    language: languageOf(product),
    released: released?.length === 10 ? released : undefined,
    pages: isAudio ? undefined : numberIn(extentBy(product, codes.pageTypes)),
    minutes: isAudio ? minutesOf(product) : undefined,
    isbn: isbnOf(product),
    publisher: publisherOf(product),
    translator: by('translator'),
    narrator: isAudio && by('narrator'),
    price: priceOf(product),
    isOutOfPrint: isGone(product),
  });
};
