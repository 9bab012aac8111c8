import { type Entry, valueOf } from '../../../content/read/entry';
import { Choice, textOf } from './Choice';
import { type Props, useForm } from './formContext';

interface Item {
  readonly title: string;
  readonly order: number;
}

/** A number between two, with one digit behind the point at most; the first where there is none. */
const between = (before: number, after: number): number =>
  [5, 1, 2, 3, 4, 6, 7, 8, 9]
    .map((tenths) => Math.round(before * 10 + tenths) / 10)
    .find((one) => one < after) ?? before;

/** What stands at a place beside an entry, given by its path: pages of the author's own, and in the menu its items. */
const itemsAt = (place: unknown, path: string | null, entries: readonly Entry[]): Item[] =>
  entries
    .filter(({ collection, file }) => file !== path && ['navigation', 'ownPages'].includes(collection))
    .flatMap((entry): Item[] => {
      const isItem = entry.collection === 'navigation';
      const order = valueOf(entry, isItem ? 'id' : 'order');
      const isThere = isItem ? place === 'menu' : valueOf(entry, 'place') === place;
      return isThere && typeof order === 'number' ? [{ title: textOf(valueOf(entry, 'title')), order }] : [];
    })
    .toSorted((a, b) => a.order - b.order);

/** A place behind one of the others, which a file has as a number between theirs. */
export function PlaceAmong(props: Props) {
  const { entries, path, valueOf: valueAt } = useForm();
  const { value, onChange } = props;
  const items = itemsAt(valueAt('place'), path, entries);
  const now = typeof value === 'number' ? items.filter(({ order }) => order <= value).length : -1;
  const options = [{ title: '', order: 0 }, ...items].map(({ title, order }, index) => ({
    value: String(index === now ? value : between(order, items[index]?.order ?? Infinity)),
    label: title ? `After ${title}` : 'First',
  }));
  return (
    <Choice
      {...props}
      none="Last"
      options={options}
      onChange={(chosen) => onChange(chosen === '' ? undefined : Number(chosen))}
    />
  );
}
