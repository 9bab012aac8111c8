import type { Found, Input, InputFile, Source } from '../found';
import { leftOf } from '../given';
import { grouped } from '../catalogue/grouped';
import { formatOf } from '../onix/codes';
import { textAt } from '../onix/onixProducts';
import type { XmlElement } from '../xml';
import { onixProducts } from '../onix/onixProducts';
import { onixWorks } from '../onix/onixWorks';
import { hasPublisherBeside, peopleOf } from '../onix/productFields';
import { titleOf } from '../onix/productTexts';
import { seriesIn, workEntry } from '../onix/workEntry';

const isOnix = ({ path, head }: InputFile): boolean =>
  /\.(xml|onix?|onx)$/i.test(path) && /<(\w+:)?onixmessage[\s>]/i.test(head);

/** Who has written most of the works: whose site it is. */
const authorOf = (works: readonly (readonly XmlElement[])[]): string => {
  const authors = works.flatMap((products) => [
    ...new Set(
      products
        .flatMap(peopleOf)
        .filter(({ role }) => role === 'author')
        .map(({ name }) => name),
    ),
  ]);
  return [...grouped(authors, (name) => name).values()].toSorted((a, b) => b.length - a.length)[0]?.[0] ?? '';
};

/** What is told of a product is that it is gone: 05 of List 1. */
const isDeleted = (product: XmlElement): boolean => textAt(product, 'NotificationType') === '05';

const isEdition = (product: XmlElement): boolean =>
  formatOf(textAt(product, 'DescriptiveDetail', 'ProductForm')) !== undefined;

const noEdition = (file: string, product: XmlElement): Found => ({
  kind: 'lost',
  file,
  line: product.line,
  what: JSON.stringify(titleOf(product).title || textAt(product, 'RecordReference')),
  why: isDeleted(product)
    ? 'the publisher has taken it back'
    : `is neither a book nor a recording: its form is ${textAt(product, 'DescriptiveDetail', 'ProductForm') || 'not said'}`,
});

async function* readFile(file: InputFile): AsyncIterable<Found> {
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
  const author = authorOf(works);
  yield* seriesIn(file.path, works);
  for (const work of works) yield* workEntry(file.path, work, author);
}

async function* read(input: Input): AsyncIterable<Found> {
  for (const file of input.files.filter(isOnix)) yield* readFile(file);
}

/** What a publisher sends to the book trade. Products of one work are editions of one book. */
export const onix: Source = {
  name: 'ONIX',
  fits: (input) => input.files.some(isOnix),
  read,
};
