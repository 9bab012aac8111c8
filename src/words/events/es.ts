import type { EventWords } from './words';

export const words: EventWords = {
  events: 'Encuentros',
  past: 'Encuentros pasados',
  calendar: 'Encuentros y libros nuevos, en un calendario',
};
