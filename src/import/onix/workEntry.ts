import { slugFor } from '../../content/model/slugFor';
import type { Fields } from '../../content/write/formatEntry';
import type { Found, Lost } from '../found';
import * as codes from './codes';
import { type OnixNode, textAt } from './onixNode';
import { dateBy, editionOf, type Person, peopleOf, wordsOf } from './productFields';
import { blurbOf, coverOf, type Place, placesOf, praiseOf, subjectsOf, titleOf } from './productTexts';

const lost = (one: Lost): Found => ({ kind: 'lost', ...one });

/** The first of these that is there. */
const firstOf = <One>(
  products: readonly OnixNode[],
  read: (product: OnixNode) => One | undefined,
): One | undefined => products.map(read).find((one) => one !== undefined);

const unique = <One>(all: readonly One[]): One[] =>
  all.filter((one, at) => all.findIndex((other) => JSON.stringify(other) === JSON.stringify(one)) === at);

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

const ifAny = (name: string, value: unknown): Fields =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
    ? {}
    : { [name]: value };

/** What the site has no place for: said, so that nobody misses it. */
const lostOf = (
  file: string,
  products: readonly OnixNode[],
  people: readonly Person[],
  author: string,
): Found[] => {
  const [first] = products;
  const title = first ? titleOf(first).title : '';
  const line = first?.line;
  const odd = people.filter(({ role }) => !role);
  const authors = people.filter(({ role }) => role === 'author');
  return [
    ...odd.map(({ name, code }) =>
      lost({
        file,
        line,
        what: `${name}, of ${JSON.stringify(title)}`,
        why: `has a part that this site has no word for: ${code} of the book trade’s list 17`,
      }),
    ),
    ...(authors.length && !authors.some(({ name }) => name === author)
      ? [
          lost({
            file,
            line,
            what: `that ${JSON.stringify(title)} is yours`,
            why: `its author is ${authors.map(({ name }) => name).join(' and ')}, who is named as such: delete the entry if it is not your book`,
          }),
        ]
      : []),
  ];
};

/** The entries of series that works name. */
export const seriesIn = (file: string, works: readonly (readonly OnixNode[])[]): Found[] => {
  const places = works.flatMap((products) =>
    products.flatMap((product) => placesOf(product).map(({ title }) => ({ title, line: product.line }))),
  );
  return places
    .filter(({ title }, at) => places.findIndex((one) => slugFor(one.title) === slugFor(title)) === at)
    .map(({ title, line }) => ({
      kind: 'entry',
      key: `series/${slugFor(title)}`,
      place: { file, line },
      collection: 'series',
      slug: slugFor(title),
      fields: { title },
      isPatch: true,
    }));
};

/** The products of one work as a book with its editions, and what of them is lost. */
export const workEntry = (file: string, products: readonly OnixNode[], author: string): Found[] => {
  const [first] = products;
  const { title, subtitle } = first ? titleOf(first) : { title: '', subtitle: '' };
  if (!first || !title) return [lost({ file, line: first?.line, what: 'a product', why: 'has no title' })];
  const people = unique(products.flatMap(peopleOf));
  const text = firstOf(products, blurbOf);
  const praise = unique(products.flatMap(praiseOf));
  const sourced = praise.filter(({ source }) => source);
  const about = { ...ifAny('subtitle', subtitle), ...ifAny('praise', sourced) };
  const editions = products.map(editionOf).filter((edition) => edition !== undefined);
  const cover = firstOf(products, coverOf);
  const subjects = unique(products.flatMap(subjectsOf)).join('; ');
  const day = firstOf(products, (one) => dateBy(one, codes.days.work) ?? dateBy(one, codes.days.edition));
  const isDated = editions.some((edition) => edition['released'] !== undefined);
  const hasPage = text !== undefined;
  return [
    ...lostOf(file, products, people, author),
    ...praise
      .filter(({ source }) => !source)
      .map(({ quote }) =>
        lost({ file, line: first.line, what: `“${quote.slice(0, 60)}”`, why: 'does not say who said it' }),
      ),
    ...(hasPage || Object.keys(about).length === 0
      ? []
      : [
          lost({
            file,
            line: first.line,
            what: `subtitle and praise of ${JSON.stringify(title)}`,
            why: 'stand on the page of a book, which needs a description, and there is none',
          }),
        ]),
    {
      kind: 'entry',
      key: textAt(first, 'RecordReference') || title,
      place: { file, line: first.line },
      collection: 'books',
      slug: '',
      fields: {
        title,
        ...(hasPage ? ifAny('about', Object.keys(about).length ? about : undefined) : {}),
        ...inSeries(unique(products.flatMap(placesOf))),
        ...ifAny('editions', editions),
        ...(isDated ? {} : ifAny('published', day)),
        ...ifAny('contributors', contributorsOf(people, author)),
        ...ifAny('trade', subjects ? { subjects } : undefined),
        ...ifAny('words', firstOf(products, wordsOf)),
      },
      ...(text && { text }),
      ...(cover && { pictures: { image: { address: cover } } }),
    },
  ];
};
