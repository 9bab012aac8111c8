import { slugFor } from '../../../../content/model/slugFor';
import { book } from '../../../../content/model/schema';
import type { Found } from '../../../found';
import { type Item, termsIn } from '../item';
import { lineOfHtml } from '../../../plainLine';
import { fitted } from '../common';
import type { Series } from '../survey';
import { faultIn } from './parts';

const taxonomies = ['mbt_series', 'mbdb_series'];

/** The series of a book, by their names in addresses here. */
export const seriesOf = (item: Item, descriptions: ReadonlyMap<string, string>): Map<string, Series> =>
  new Map(
    taxonomies
      .flatMap((taxonomy) => termsIn(item, taxonomy))
      .map(({ taxonomy, nicename, name }): [string, Series] => {
        const title = lineOfHtml(name);
        const description = fitted(descriptions.get(`${taxonomy} ${nicename}`) ?? '');
        return [slugFor(title), { title, description, place: item.place }];
      })
      .filter(([slug]) => slug !== ''),
  );

/** The fields that say where a book stands in its series: the number goes for the first of them. */
export const placeInSeries = (slugs: readonly string[], position: string) => {
  const [name, ...further] = slugs;
  if (!name) return {};
  const number = Number(position);
  const isNumber = number > 0 && !faultIn(book.shape.series.unwrap().shape.position, number);
  return {
    series: { name, ...(isNumber && { position: number }) },
    ...(further.length && { furtherSeries: further.map((slug) => ({ name: slug })) }),
  };
};

/** The series that books are part of, to which they refer by slug. */
export const foundSeries = (series: ReadonlyMap<string, Series>, keyOf: (id: string) => string): Found[] =>
  [...series].map(([slug, { title, description, place }]) => ({
    kind: 'entry',
    key: keyOf(`series ${slug}`),
    place,
    collection: 'series',
    slug,
    fields: { title: fitted(title), ...(description && { description }) },
  }));
