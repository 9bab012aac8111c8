import { countedIn } from '../counted';
import type { BuiltWords } from './words';

const counted = countedIn('es');

export const words: BuiltWords = {
  series: 'Series',
  calendar: 'Calendario',
  calendarOf: (author) => `${author}: encuentros y libros nuevos`,
  comesOut: (title, formats) => `Sale ${title} (${formats})`,
  soberSince: (name, day) => `${name}: en sobriedad desde el ${day}`,
  soberDays: (name, count) => `${name}: ${counted(count, { one: 'día', other: 'días' })} de sobriedad`,
};
