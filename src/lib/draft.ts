/** What a query returns, and what an entry has. */
type Value = string | number | boolean | null | undefined | readonly Value[] | Values;

/** The fields of an entry by the names that queries have for them. */
export interface Values {
  readonly [name: string]: Value;
}

/** A picture that was chosen, which the page may not have yet. */
export interface Chosen {
  readonly id: string;
  readonly file: Blob;
}

/** An entry that is being written, as the editor tells a page that shows it. */
export interface Draft {
  /** Its plain fields as they are saved: in more than one state, since the page may not show the last one yet. */
  readonly saved: readonly Values[];
  /** Its fields as they are in the form, as far as the checks would take them. */
  readonly now: Values;
  /** The pictures that were chosen, by the names of their fields. */
  readonly chosen?: Readonly<Record<string, Chosen>>;
  /** Those that its text may show, by the names of their files. */
  readonly chosenForText?: Readonly<Record<string, Chosen>>;
  /** For one that the page may not have, when nothing is missing: the entries among which it will stand. */
  readonly others?: readonly Values[];
  /** For one without a number: the field by which these are ordered, the newest first. */
  readonly newestBy?: string;
  /** The same for a page on which nothing of its kind stands yet: which list that is. */
  readonly list?: string;
  /** What nobody can type of one that the page may not have, and the pictures that the build will draw of it. */
  readonly blank?: Values;
  readonly drawn?: Readonly<Record<string, Chosen>>;
}

/** How the HTML of a draft is to stand in the place of that on the page. */
type FitHtml = (drafted: string, shown: string) => string;

const isValues = (value: Value): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list's items as well: a query may ask for less of each than an entry has. */
const isSame = (a: Value, b: Value): boolean => {
  if (Array.isArray(a) && Array.isArray(b)) {
    const [shown, saved] = [a as readonly Value[], b as readonly Value[]];
    return shown.length === saved.length && shown.every((item, index) => isSame(item, saved[index]));
  }
  return isValues(a) && isValues(b) ? comparisons(a, b).every(Boolean) : a === b;
};

const isPlain = (value: Value): boolean => typeof value === 'string' || typeof value === 'number';

/** For each plain field that both have, whether it says the same. */
const comparisons = (shown: Values, saved: Values): boolean[] =>
  Object.entries(saved).flatMap(([name, value]) => {
    const other = shown[name];
    if (isValues(value)) return isValues(other) ? comparisons(other, value) : [];
    if (Array.isArray(value) ? !Array.isArray(other) : !isPlain(other)) return [];
    return [isSame(other, value)];
  });

const fewestAlike = 2;

/** Whether an object that a query has returned shows an entry: they agree in every plain field that they share. */
const shows = (shown: Values, saved: Values): boolean => {
  const found = comparisons(shown, saved);
  return found.length >= fewestAlike && found.every(Boolean);
};

const merged = (shown: Values, now: Values, fitHtml: FitHtml): Values => {
  const inPlace = (name: string, value: Value): Value => {
    const drafted = now[name];
    if (isValues(value)) return isValues(drafted) ? merged(value, drafted, fitHtml) : value;
    if (drafted === undefined || (isValues(drafted) && value !== null)) return value;
    return name === 'html' && typeof drafted === 'string' && typeof value === 'string'
      ? fitHtml(drafted, value)
      : drafted;
  };
  return Object.fromEntries(Object.entries(shown).map(([name, value]) => [name, inPlace(name, value)]));
};

const emptied = (file: Values): Values =>
  Object.fromEntries(Object.keys(file).map((part) => [part, null] as const));

/** The shape of an entry, without its files and lists: those of its neighbour are not those of a new one. */
const shapeOf = (shown: Values): Values =>
  Object.fromEntries(
    Object.entries(shown).map(([name, value]) => {
      if (Array.isArray(value)) return [name, []];
      return [name, isValues(value) ? emptied(value) : value];
    }),
  );

/** A list with the new entry in its place, if the list has only entries of its kind. */
const withNew = (list: readonly Value[], draft: Draft, fitHtml: FitHtml): readonly Value[] => {
  const { now, blank = {}, others = [], newestBy, newestBy: by = 'jsonId' } = draft;
  const own = now[by] ?? '';
  const keys = list.map((value) => isValues(value) && others.find((other) => shows(value, other))?.[by]);
  const [like] = list;
  if (!isValues(like) || !keys.every((key) => typeof key === typeof own)) return list;
  const isDescending = newestBy !== undefined || Number(keys[0]) > Number(keys.at(-1));
  const next = keys.findIndex((key) => (isDescending ? (key ?? '') <= own : (key ?? '') >= own));
  const place = next < 0 ? list.length : next;
  const shape = merged(shapeOf(like), blank, fitHtml);
  return [...list.slice(0, place), merged(shape, now, fitHtml), ...list.slice(place)];
};

/** How many stand in a list; undefined of what is none. */
const lengthOf = (list: Value): number | undefined =>
  isValues(list) && Array.isArray(list['nodes']) ? list['nodes'].length : undefined;

/** Lists with the new entry in the empty one that it is the first of, unless one beside it has it: it is longer than it was. */
const withFirst = (lists: Values, were: Values, draft: Draft, fitHtml: FitHtml): Values => {
  const { now, list: name = '', blank } = draft;
  const list = lists[name];
  if (!isValues(list) || lengthOf(list) !== 0) return lists;
  if (Object.keys(lists).some((one) => lengthOf(lists[one]) !== lengthOf(were[one]))) return lists;
  const node = { ...now, ...merged({ ...blank, html: '' }, now, fitHtml) };
  return { ...lists, [name]: { ...list, nodes: [node] } };
};

/** The result of a query with the draft in place of its entry, or added to the list where a new one belongs. */
export const withDraft = <T>(queried: T, draft: Draft, fitHtml: FitHtml): T => {
  const isIt = (value: Values): boolean => draft.saved.some((saved) => shows(value, saved));
  const has = (value: Value): boolean =>
    Array.isArray(value)
      ? (value as readonly Value[]).some(has)
      : isValues(value) && (isIt(value) || Object.values(value).some(has));
  // On its own page the list of the others is not its place.
  const isThere = has(queried as Value);
  const change = (value: Value): Value => {
    if (Array.isArray(value)) {
      const list = (value as readonly Value[]).map(change);
      return isThere ? list : withNew(list, draft, fitHtml);
    }
    if (!isValues(value)) return value;
    if (isIt(value)) return merged(value, draft.now, fitHtml);
    const changed = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, change(inner)]));
    return isThere ? changed : withFirst(changed, value, draft, fitHtml);
  };
  return change(queried as Value) as T;
};
