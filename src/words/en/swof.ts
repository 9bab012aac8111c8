import { countedIn } from '../counted';
import type { SwofWords } from '../types';

const counted = countedIn('en');
const forms = { days: { one: 'day', other: 'days' }, years: { one: 'year', other: 'years' } };

export const words: SwofWords = {
  next: ({ unit, count }, day) => `${counted(count, forms[unit])} on ${day}`,
  today: ({ unit, count }) => `${counted(count, forms[unit])} today`,
  calendar: 'The days to celebrate, as a calendar',
};
