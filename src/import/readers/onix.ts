import type { Found, InputFile, Source } from '../found';
import { leftOf, lostAt } from '../given';
import { mostFrequent, once } from '../lists';
import { formatOf } from '../onix/codes';
import type { XmlElement } from '../xml';
import { onixProducts, textAt } from '../onix/onixProducts';
import { onixWorks } from '../onix/onixWorks';
import { hasPublisherBeside, peopleOf } from '../onix/productFields';
import { titleOf } from '../onix/productTexts';
import { seriesIn, workEntry } from '../onix/workEntry';

const isOnix = ({ path, head }: InputFile): boolean =>
  /\.(xml|onix?|onx)$/i.test(path) && /<(\w+:)?onixmessage[\s>]/i.test(head);

const authorsOf = (products: readonly XmlElement[]): string[] =>
  once(
    products
      .flatMap(peopleOf)
      .filter(({ role }) => role === 'author')
      .map(({ name }) => name),
  );

/** What is told of a product is that it is gone: 05 of List 1. */
const isDeleted = (product: XmlElement): boolean => textAt(product, 'NotificationType') === '05';

const isEdition = (product: XmlElement): boolean =>
  formatOf(textAt(product, 'DescriptiveDetail', 'ProductForm')) !== undefined;

const noEdition = (file: string, product: XmlElement): Found =>
  lostAt(
    { file, line: product.line },
    JSON.stringify(titleOf(product).title || textAt(product, 'RecordReference')),
    isDeleted(product)
      ? 'the publisher has taken it back'
      : `is neither a book nor a recording: its form is ${textAt(product, 'DescriptiveDetail', 'ProductForm') || 'not said'}`,
  );

async function* read(file: InputFile): AsyncIterable<Found> {
  const products: XmlElement[] = [];
  for await (const product of onixProducts(file)) {
    if (isEdition(product) && !isDeleted(product)) products.push(product);
    else yield noEdition(file.path, product);
  }
  yield* leftOf(
    products.filter(hasPublisherBeside).length,
    'names of publishers',
    'an edition of this site names one house, and an imprint stands on these',
  );
  const works = onixWorks(products);
  // Who has written most of the works: whose site it is.
  const author = mostFrequent(works.flatMap(authorsOf));
  yield* seriesIn(file.path, works);
  for (const work of works) yield* workEntry(file.path, work, author);
}

/** What a publisher sends to the book trade. Products of one work are editions of one book. */
export const onix: Source = {
  name: 'ONIX',
  fits: ({ files }) => files.some(isOnix),
  read: async function* ({ files }) {
    for (const file of files.filter(isOnix)) yield* read(file);
  },
};
