import { countedIn } from '../counted';
import type { BuiltWords } from './words';

const counted = countedIn('es');

export const words: BuiltWords = {
  series: 'Series',
  newsletter: 'Boletín',
  feed: 'Canal RSS',
  newBook: 'Libro nuevo',
  newAudiobook: 'Audiolibro nuevo',
  newAnthology: 'Antología nueva',
  newSoundtrack: 'Banda sonora nueva',
  calendar: 'Calendario',
  calendarOf: (author) => `${author}: encuentros y libros nuevos`,
  comesOut: (title, formats) => `Sale ${title} (${formats})`,
  soberSince: (name, day) => `${name}: en sobriedad desde el ${day}`,
  soberDays: (name, count) => `${name}: ${counted(count, { one: 'día', other: 'días' })} de sobriedad`,
  search: 'Buscar',
  pressKit: 'Dossier de prensa',
};
