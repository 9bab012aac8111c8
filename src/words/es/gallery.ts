import type { words as english } from '../en/gallery';

export const words: typeof english = {
  close: 'Cerrar',
  picture: 'Imagen',
};
