import type { words as english } from '../en/contact';

export const words: typeof english = {
  events: 'Encuentros',
  past: 'Encuentros pasados',
  calendar: 'Encuentros y libros nuevos, en un calendario',
};
