import { countedIn } from '../counted';
import type { words as english } from '../en/swof';

const counted = countedIn('es');
const forms = { days: { one: 'día', other: 'días' }, years: { one: 'año', other: 'años' } };

export const words: typeof english = {
  next: ({ unit, count }, day) => `${counted(count, forms[unit])} el ${day}`,
  today: ({ unit, count }) => `Hoy, ${counted(count, forms[unit])}`,
  calendar: 'Los días que se celebran, en un calendario',
};
