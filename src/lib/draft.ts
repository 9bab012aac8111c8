/** What a query returns, and what an entry has. */
type Value = string | number | boolean | null | undefined | readonly Value[] | Values;

/** The fields of an entry by the names that queries have for them. */
export interface Values {
  readonly [name: string]: Value;
}

/** An entry that is being written, as the editor tells a page that shows it. */
export interface Draft {
  /** The words that stand on the page for it. */
  readonly title: string;
  /** Its plain fields as they are saved: in more than one state, since the page may not show the last one yet. */
  readonly saved: readonly Values[];
  /** Its fields as they are in the form, as far as the checks would take them. */
  readonly now: Values;
}

const isValues = (value: Value): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSame = (a: Value, b: Value): boolean =>
  a === b || (Array.isArray(a) && JSON.stringify(a) === JSON.stringify(b));

const isPlain = (value: Value): boolean => typeof value === 'string' || typeof value === 'number';

/** For each plain field that both have, whether it says the same. */
const comparisons = (shown: Values, saved: Values): boolean[] =>
  Object.entries(saved).flatMap(([name, value]) => {
    const other = shown[name];
    if (isValues(value)) return isValues(other) ? comparisons(other, value) : [];
    if (Array.isArray(value) ? !Array.isArray(other) : !isPlain(other)) return [];
    return [isSame(other, value)];
  });

/** One field may be alike by chance. */
const fewestAlike = 2;

const shows = (shown: Values, saved: Values): boolean => {
  const found = comparisons(shown, saved);
  return found.length >= fewestAlike && found.every(Boolean);
};

/** How the HTML of a draft is to stand in the place of that on the page. */
type FitHtml = (drafted: string, shown: string) => string;

const merged = (shown: Values, now: Values, fitHtml: FitHtml): Values => {
  const inPlace = (name: string, value: Value): Value => {
    const drafted = now[name];
    if (isValues(value)) return isValues(drafted) ? merged(value, drafted, fitHtml) : value;
    if (drafted === undefined || isValues(drafted)) return value;
    return name === 'html' ? fitHtml(String(drafted), String(value)) : drafted;
  };
  return Object.fromEntries(Object.entries(shown).map(([name, value]) => [name, inPlace(name, value)]));
};

/**
 * What a query has returned, with the draft in the place of the entry: an object shows it that agrees with a saved state
 * in every plain field they share. All else is as it was.
 */
export const withDraft = <T>(queried: T, draft: Draft, fitHtml: FitHtml): T => {
  const change = (value: Value): Value => {
    if (Array.isArray(value)) return (value as readonly Value[]).map(change);
    if (!isValues(value)) return value;
    if (draft.saved.some((saved) => shows(value, saved))) return merged(value, draft.now, fitHtml);
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, change(inner)]));
  };
  return change(queried as Value) as T;
};
