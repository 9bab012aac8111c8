import { countedIn } from '../counted';
import type { words as english } from '../en/swof';

const counted = countedIn('de');
const forms = { days: { one: 'Tag', other: 'Tage' }, years: { one: 'Jahr', other: 'Jahre' } };

export const words: typeof english = {
  next: ({ unit, count }, day) => `${counted(count, forms[unit])} am ${day}`,
  today: ({ unit, count }) => `Heute ${counted(count, forms[unit])}`,
  calendar: 'Die Tage zum Feiern als Kalender',
};
