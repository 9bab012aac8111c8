import type { words as english } from '../en/pressKit';

export const words: typeof english = {
  title: 'Pressemappe',
  description: (author) =>
    `${author} in drei Längen, ein Porträt und die Cover in Druckgröße, Fakten und eine Adresse für Fragen.`,
  lead: 'Für alle, die ankündigen, besprechen oder vorstellen.',
  everything: (size) => `Alles herunterladen (ZIP, ${size})`,
  bio: (words) => `In ${words} Wörtern`,
  copy: 'Kopieren',
  copied: 'Kopiert',
  portrait: 'Porträt',
  facts: 'Fakten',
  contact: 'Kontakt',
  covers: 'Umschläge',
  audiobook: 'Hörbuch',
  trade: 'Für Handel und Bibliotheken',
};
