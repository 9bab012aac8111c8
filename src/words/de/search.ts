import { countedIn } from '../counted';
import type { words as english } from '../en/search';

const counted = countedIn('de');

export const words: typeof english = {
  title: 'Suche',
  description: (author) =>
    `Ein Wort in den Büchern, Reihen, Beiträgen und Seiten von ${author} finden, oder die Liste aller Titel durchgehen.`,
  allTitles: 'Alles auf dieser Website, nach Titeln.',
  field: 'Titel, Name, Wort',
  submit: 'Suchen',
  kinds: {
    book: { one: 'Buch', other: 'Bücher' },
    audiobook: { one: 'Hörbuch', other: 'Hörbücher' },
    anthology: { one: 'Anthologie', other: 'Anthologien' },
    story: { one: 'Geschichte', other: 'Geschichten' },
    series: { one: 'Reihe', other: 'Reihen' },
    post: { one: 'Beitrag', other: 'Beiträge' },
    page: { one: 'Seite', other: 'Seiten' },
  },
  found: (count, query) => `${counted(count, { one: 'Treffer', other: 'Treffer' })} für „${query}“`,
  foundMore: (shown, count, query) => `Die ersten ${shown} von ${count} Treffern für „${query}“`,
  nothing: (query) => `Nichts gefunden für „${query}“`,
  help: 'Weniger Wörter helfen, oder nur der Anfang von einem. Schreibweise und Akzente müssen nicht genau stimmen. Unten steht alles, was es gibt.',
  loading: 'Wird gesucht …',
  failed:
    'Die Texte für die Suche konnten nicht geladen werden. Unten steht alles, was es gibt, nach Titeln.',
  slashKey: 'Die Taste / führt von jeder Seite hierher',
};
