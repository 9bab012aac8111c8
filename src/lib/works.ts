import { roughDatePattern, yearOf } from './calendarDate';

/** A work as far as it says when it came out: itself, or by its editions. Nobody may have checked it. */
export interface Dated {
  readonly published?: unknown;
  readonly editions?: unknown;
}

const isRoughDate = (value: unknown): value is string =>
  typeof value === 'string' && roughDatePattern.test(value);

/** When a work came out first, as a year, a month or a day; null where nobody has said. */
export const firstPublished = ({ published, editions }: Dated): string | null => {
  const days = (Array.isArray(editions) ? editions : []).map(
    (edition) => (edition as { readonly released?: unknown } | null)?.released,
  );
  return [published, ...days.filter(isRoughDate).toSorted()].find(isRoughDate) ?? null;
};

/** The year in which a work came out first, or will; null where nobody has said. */
export const yearOfWork = (work: Dated): number | null => {
  const day = firstPublished(work);
  return day === null ? null : yearOf(day);
};
