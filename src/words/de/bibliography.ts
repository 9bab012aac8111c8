import type { words as english } from '../en/bibliography';

export const words: typeof english = {
  forms: {
    novel: { one: 'Roman', other: 'Romane' },
    novella: { one: 'Kurzroman', other: 'Kurzromane' },
    novelette: { one: 'Erzählung', other: 'Erzählungen' },
    'short-story': { one: 'Kurzgeschichte', other: 'Kurzgeschichten' },
    flash: { one: 'Kürzestgeschichte', other: 'Kürzestgeschichten' },
    poem: { one: 'Gedicht', other: 'Gedichte' },
    essay: { one: 'Aufsatz', other: 'Aufsätze' },
    collection: { one: 'Sammlung', other: 'Sammlungen' },
    omnibus: { one: 'Sammelband', other: 'Sammelbände' },
    poetry: { one: 'Lyrik', other: 'Lyrik' },
    nonfiction: { one: 'Sachbuch', other: 'Sachbücher' },
    book: { one: 'Buch', other: 'Bücher' },
    anthology: { one: 'Anthologie', other: 'Anthologien' },
    audiobook: { one: 'Hörbuch', other: 'Hörbücher' },
  },
  quoted: (title) => `„${title}“`,
  wordCount: (count) => `${count.toLocaleString('de')} Wörter`,
  findAt: (host) => `Bei ${host}`,
  alsoIn: 'Auch in',
  collectedIn: 'Enthalten in',
  show: 'Zeigen',
  allForms: 'Alles',
  withoutYear: 'Ohne Jahr',
  firstIn: (year) => `Zuerst erschienen ${year}`,
  firstInDescription: (author, year) =>
    `Was von ${author} ${year} zuerst erschienen ist, mit Form und Länge, für Preisabstimmungen.`,
  forBallots: 'Für Preisabstimmungen:',
};
