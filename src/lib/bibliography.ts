import { yearOf } from './calendarDate';
import { type Form, type Formed, formOf, forms } from './forms';
import { type Dated, firstPublished } from './works';

/** Works of the same year, or of none, as null. */
export interface WorksOfYear<Work> {
  readonly year: number | null;
  readonly works: readonly Work[];
}

/**
 * Works by the years in which they came out first, the last first, and in each the newest first; those without a year last.
 * What came out at the same time stays in its order.
 */
export const worksByYear = <Work extends Dated>(works: readonly Work[]): WorksOfYear<Work>[] => {
  const dated = works
    .map((work) => ({ work, day: firstPublished(work) }))
    .sort((a, b) => (b.day ?? '').localeCompare(a.day ?? ''))
    .map(({ work, day }) => ({ work, year: day === null ? null : yearOf(day) }));
  return [...new Set(dated.map(({ year }) => year))].map((year) => ({
    year,
    works: dated.filter((one) => one.year === year).map(({ work }) => work),
  }));
};

/** The forms that these works have, in the order in which they are named. */
export const formsIn = (works: readonly Formed[]): Form[] => {
  const found = new Set(works.map(formOf));
  return forms.filter((form) => found.has(form));
};
