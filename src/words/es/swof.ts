import { countedIn } from '../counted';
import type { SwofWords } from '../types';

const counted = countedIn('es');
const forms = { days: { one: 'día', other: 'días' }, years: { one: 'año', other: 'años' } };

export const words: SwofWords = {
  next: ({ unit, count }, day) => `${counted(count, forms[unit])} el ${day}`,
  today: ({ unit, count }) => `Hoy, ${counted(count, forms[unit])}`,
  calendar: 'Los días que se celebran, en un calendario',
};
