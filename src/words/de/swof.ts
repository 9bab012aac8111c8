import { countedIn } from '../counted';
import type { SwofWords } from '../types';

const counted = countedIn('de');
const forms = { days: { one: 'Tag', other: 'Tage' }, years: { one: 'Jahr', other: 'Jahre' } };

export const words: SwofWords = {
  next: ({ unit, count }, day) => `${counted(count, forms[unit])} am ${day}`,
  today: ({ unit, count }) => `Heute ${counted(count, forms[unit])}`,
  calendar: 'Die Tage zum Feiern als Kalender',
};
