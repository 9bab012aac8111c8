import { slugFor } from '../../content/model/slugFor';
import type { Fields } from '../../content/write/formatEntry';
import type { Found } from '../found';
import { given, type Losses, lossesAt, lostAt, namedSeries } from '../given';
import { firstOf, once } from '../lists';
import * as codes from './codes';
import { textAt } from './onixProducts';
import type { XmlElement } from '../xml';
import { dateBy, editionOf, type Person, peopleOf, wordsOf } from './productFields';
import { blurbOf, coverOf, type Place, placesOf, praiseOf, subjectsOf, titleOf } from './productTexts';

/** The authors are named where it is not the one of the site alone; translators and narrators stand with the editions. */
const contributorsOf = (people: readonly Person[], author: string): readonly object[] => {
  const authors = people.filter(({ role }) => role === 'author');
  const isOwn = authors.length === 1 && authors[0]?.name === author;
  return people
    .filter(({ role }) => role && !['translator', 'narrator'].includes(role) && !(role === 'author' && isOwn))
    .map(({ name, role }) => ({ name, role }));
};

const inSeries = (places: readonly Place[]): Fields => {
  const [first, ...further] = places.map(({ title, position }) => ({
    name: slugFor(title),
    ...(position !== undefined && { position }),
  }));
  return { ...(first && { series: first }), ...(further.length && { furtherSeries: further }) };
};

/** Says what the site has no place for, so that nobody misses it. */
const loseParts = (
  { lose }: Losses,
  title: string,
  people: readonly Person[],
  author: string,
  praise: ReturnType<typeof praiseOf>,
): void => {
  const authors = people.filter(({ role }) => role === 'author').map(({ name }) => name);
  for (const { name, code, role } of people)
    if (!role)
      lose(
        `${name}, of ${JSON.stringify(title)}`,
        `has a part that this site has no word for: ${code} of the book trade’s list 17`,
      );
  if (authors.length > 0 && !authors.includes(author))
    lose(
      `that ${JSON.stringify(title)} is yours`,
      `its author is ${authors.join(' and ')}, who is named as such: delete the entry if it is not your book`,
    );
  for (const { quote, source } of praise)
    if (!source) lose(`“${quote.slice(0, 60)}”`, 'does not say who said it');
};

/** The entries of series that works name. */
export const seriesIn = (file: string, works: readonly (readonly XmlElement[])[]): Found[] => {
  const places = works.flatMap((products) =>
    products.flatMap((product) => placesOf(product).map(({ title }) => ({ title, line: product.line }))),
  );
  return once(places, ({ title }) => slugFor(title)).map(({ title, line }) =>
    namedSeries(title, { file, line }),
  );
};

/** The products of one work as a book with its editions, and what of them is lost. */
export const workEntry = (file: string, products: readonly XmlElement[], author: string): Found[] => {
  const [first] = products;
  const { title, subtitle } = first ? titleOf(first) : { title: '', subtitle: '' };
  if (!first || !title) return [lostAt({ file, line: first?.line }, 'a product', 'has no title')];
  const place = { file, line: first.line };
  const people = once(products.flatMap(peopleOf));
  const text = firstOf(products, blurbOf);
  const praise = once(products.flatMap(praiseOf));
  const about = given({ subtitle, praise: praise.filter(({ source }) => source) });
  const hasAbout = Object.keys(about).length > 0;
  const editions = products.map(editionOf).filter((edition) => edition !== undefined);
  const cover = firstOf(products, coverOf);
  const subjects = once(products.flatMap(subjectsOf)).join('; ');
  const day = firstOf(products, (one) => dateBy(one, codes.days.work) ?? dateBy(one, codes.days.edition));
  const isDated = editions.some((edition) => edition['released'] !== undefined);
  const hasPage = text !== undefined;
  const losses = lossesAt(place);
  loseParts(losses, title, people, author, praise);
  if (hasAbout && !hasPage)
    losses.lose(
      `subtitle and praise of ${JSON.stringify(title)}`,
      'stand on the page of a book, which needs a description, and there is none',
    );
  return [
    ...losses.lost,
    {
      kind: 'entry',
      key: textAt(first, 'RecordReference') || title,
      place,
      collection: 'books',
      slug: '',
      fields: given({
        title,
        about: hasPage && hasAbout && about,
        ...inSeries(once(products.flatMap(placesOf))),
        editions,
        published: !isDated && day,
        contributors: contributorsOf(people, author),
        trade: subjects && { subjects },
        words: firstOf(products, wordsOf),
      }),
      ...(text && { text }),
      ...(cover && { pictures: { image: { address: cover } } }),
    },
  ];
};
