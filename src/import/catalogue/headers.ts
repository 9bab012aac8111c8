import { columnFields, type ColumnField, templateOf } from './paths';

/** The columns by which a row finds its entry. */
export const entryColumns = { collection: 'Collection', slug: 'Slug' } as const;

/** Called by its path: authors who have a column "Number" mean the number in a series. */
const own: Readonly<Record<string, string>> = { id: 'id' };

const plain = (header: string): string => header.toLowerCase();

const isTaken = (name: string, at: number, by: ColumnField): boolean =>
  Object.values(entryColumns).some((taken) => plain(taken) === plain(name)) ||
  columnFields.some((other) => other !== by && plain(other.names[at] ?? '') === plain(name));

const nameOf = (field: ColumnField): string =>
  own[field.path] ?? field.names.find((name, at) => !isTaken(name, at, field)) ?? field.path;

const names: readonly (readonly [path: string, name: string])[] = [
  ...Object.entries(entryColumns),
  ...columnFields.map((field) => [field.path, nameOf(field)] as const),
];

const nameByPath = new Map(names);
const pathByName = new Map(
  names.flatMap((both) => both.map((one): [string, string] => [plain(one), both[0]])),
);

const withNumbers = (text: string, numbers: readonly string[]): string => {
  const left = [...numbers];
  return text.replaceAll('#', () => left.shift() ?? '#');
};

/** What the column of a path is called: "Edition 1 ISBN" for editions.1.isbn. */
export const headerOf = (path: string): string => {
  const numbers = path.match(/(?<=\.)\d+(?=\.)/g) ?? [];
  return withNumbers(nameByPath.get(templateOf(path)) ?? path, numbers);
};

/** The path that a column of an exported table has, by its name or by the path itself; undefined for any other. */
export const pathOfHeader = (header: string): string | undefined => {
  const text = header.trim().replaceAll(/\s+/g, ' ');
  const numbers = text.match(/(?<=[ .])[1-9]\d?(?=[ .])/g) ?? [];
  const path = pathByName.get(plain(text.replaceAll(/(?<=[ .])[1-9]\d?(?=[ .])/g, '#')));
  return path && withNumbers(path, numbers);
};
