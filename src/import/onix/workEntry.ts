import { slugFor } from '../../content/model/slugFor';
import type { Fields } from '../../content/write/formatEntry';
import type { Found } from '../found';
import { given, lostAt, namedSeries } from '../given';
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

/** What the site has no place for: said, so that nobody misses it. */
const lostOf = (
  file: string,
  products: readonly XmlElement[],
  people: readonly Person[],
  author: string,
): Found[] => {
  const [first] = products;
  const title = first ? titleOf(first).title : '';
  const place = { file, line: first?.line };
  const authors = people.filter(({ role }) => role === 'author').map(({ name }) => name);
  const isOfOthers = authors.length > 0 && !authors.includes(author);
  const others = `its author is ${authors.join(' and ')}, who is named as such: delete the entry if it is not your book`;
  return [
    ...people
      .filter(({ role }) => !role)
      .map(({ name, code }) =>
        lostAt(
          place,
          `${name}, of ${JSON.stringify(title)}`,
          `has a part that this site has no word for: ${code} of the book trade’s list 17`,
        ),
      ),
    ...(isOfOthers ? [lostAt(place, `that ${JSON.stringify(title)} is yours`, others)] : []),
  ];
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
  const sourced = praise.filter(({ source }) => source);
  const about = given({ subtitle, praise: sourced });
  const hasAbout = Object.keys(about).length > 0;
  const editions = products.map(editionOf).filter((edition) => edition !== undefined);
  const cover = firstOf(products, coverOf);
  const subjects = once(products.flatMap(subjectsOf)).join('; ');
  const day = firstOf(products, (one) => dateBy(one, codes.days.work) ?? dateBy(one, codes.days.edition));
  const isDated = editions.some((edition) => edition['released'] !== undefined);
  const hasPage = text !== undefined;
  return [
    ...lostOf(file, products, people, author),
    ...praise
      .filter(({ source }) => !source)
      .map(({ quote }) => lostAt(place, `“${quote.slice(0, 60)}”`, 'does not say who said it')),
    ...(hasAbout && !hasPage
      ? [
          lostAt(
            place,
            `subtitle and praise of ${JSON.stringify(title)}`,
            'stand on the page of a book, which needs a description, and there is none',
          ),
        ]
      : []),
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
