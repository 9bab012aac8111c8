import { announced } from './announced';
import { countedIn } from './counted';
import type { Words } from './words';

const counted = countedIn('de');

export const words: Words = {
  skipToContent: 'Zum Inhalt springen',
  pages: 'Seiten',
  menu: 'Menü',
  contact: 'Kontakt',
  nothingYet: 'Hier gibt es noch nichts.',
  moreCovers: 'Weitere Cover',
  page: (number) => `Seite ${number}`,
  play: 'Abspielen',
  show: 'Anzeigen',
  download: 'Herunterladen',
  repository: 'Quelltext',
  liveSite: 'Zur Website',
  of: (title) => `von ${title}`,
  announce: announced((page) => `Seite „${page}“ geöffnet`),
  duration: ({ years, months, days }) =>
    [
      counted(years, { one: 'Jahr', other: 'Jahre' }),
      counted(months, { one: 'Monat', other: 'Monate' }),
      counted(days, { one: 'Tag', other: 'Tage' }),
    ].join(' '),
};
