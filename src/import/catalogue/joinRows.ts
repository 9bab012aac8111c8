import { slugFor } from '../../content/model/slugFor';
import type { Fields } from '../../content/write/formatEntry';
import type { Found, FoundEntry } from '../found';
import { lostAt } from '../given';
import { grouped, once } from '../lists';
import type { RowEntry } from './rowEntry';

/** What has no title can't be found again. */
const keyOf = ({ collection, slug, title }: RowEntry): string =>
  `${collection}/${slug || slugFor(title) || title.toLowerCase()}`;

const list = (fields: Fields, name: string): readonly unknown[] => (fields[name] ?? []) as readonly unknown[];

/** An edition as it is compared with others: ISBNs are written with hyphens and without. */
const toCompare = (edition: unknown): string =>
  JSON.stringify(edition, (name, value: unknown) =>
    name === 'isbn' && typeof value === 'string' ? value.replaceAll('-', '') : value,
  );

interface Joined {
  readonly fields: Fields;
  readonly lost: readonly Found[];
}

/** A row more of the same work: its edition is added, and what the rows before have not said; they hold where both do. */
const join = ({ fields, lost }: Joined, row: RowEntry): Joined => {
  const editions = once([...list(fields, 'editions'), ...list(row.fields, 'editions')], toCompare);
  const others = Object.entries(row.fields).filter(([name]) => name !== 'editions');
  const isSaid = (name: string): boolean => (fields[name] ?? null) !== null;
  const clashes = others.filter(
    ([name, value]) =>
      value !== null &&
      isSaid(name) &&
      name !== 'link' &&
      JSON.stringify(fields[name]) !== JSON.stringify(value),
  );
  const added = others.filter(([name]) => !isSaid(name));
  return {
    fields: { ...fields, ...Object.fromEntries(added), ...(editions.length && { editions }) },
    lost: [
      ...lost,
      ...clashes.map(([name, value]) =>
        lostAt(
          { file: row.file, line: row.line },
          `${name}: ${JSON.stringify(value).slice(0, 80)}`,
          `another row of ${JSON.stringify(row.title)} says otherwise, and comes first`,
        ),
      ),
    ],
  };
};

/** The rows of one work as one entry, in the order of their first rows; and what of them is lost. */
export const joinRows = (
  rows: readonly RowEntry[],
): { readonly entries: FoundEntry[]; readonly lost: Found[] } => {
  const groups = grouped(rows, keyOf);
  const joined = [...groups].flatMap(([key, [first, ...rest]]) => {
    if (!first) return [];
    const { fields, lost } = rest.reduce(join, { fields: first.fields, lost: [] });
    const pictures = Object.assign(
      {},
      ...[first, ...rest].toReversed().map((row) => row.pictures),
    ) as RowEntry['pictures'];
    const { collection, slug, file, line } = first;
    const entry: FoundEntry = {
      kind: 'entry',
      key,
      place: { file, line },
      collection,
      slug,
      fields,
      ...(Object.keys(pictures).length && { pictures }),
      ...(first.isPatch && { isPatch: true }),
    };
    return [{ entry, lost }];
  });
  return { entries: joined.map(({ entry }) => entry), lost: joined.flatMap(({ lost }) => lost) };
};
