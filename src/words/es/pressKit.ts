import type { words as english } from '../en/pressKit';

export const words: typeof english = {
  title: 'Dossier de prensa',
  description: (author) =>
    `${author} en tres extensiones, un retrato y las cubiertas en tamaño de imprenta, datos y una dirección de contacto.`,
  lead: 'Para quien anuncia, reseña o presenta.',
  everything: (size) => `Descargar todo (ZIP, ${size})`,
  bio: (words) => `En ${words} palabras`,
  copy: 'Copiar',
  copied: 'Copiado',
  portrait: 'Retrato',
  facts: 'Datos',
  contact: 'Contacto',
  covers: 'Cubiertas',
  audiobook: 'Audiolibro',
  trade: 'Para librerías y bibliotecas',
};
