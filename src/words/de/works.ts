import { listed } from '../../lib/text';
import type { words as english } from '../en/works';

export const words: typeof english = {
  listed: (names) => listed(names, 'und'),
  by: (names) => `Von ${names}`,
  withStory: (author, story) => `Mit „${story}“ von ${author}`,
  editedBy: (editor) => `Herausgegeben von ${editor}`,
  translatedBy: (names) => `Übersetzt von ${names}`,
  readBy: (narrator) => `Gelesen von ${narrator}`,
  illustratedBy: (names) => `Illustriert von ${names}`,
  introducedBy: (names) => `Mit einer Einleitung von ${names}`,
  original: 'Im Original',
  announcedFor: 'Angekündigt:',
  firstPublished: 'Zuerst erschienen:',
  inLibraries: 'In Bibliotheken:',
  shopsIn: 'Läden in',
  allCountries: 'allen Ländern',
  storiesIn: 'Die Geschichten darin',
  awards: 'Auszeichnungen',
  results: {
    won: 'Gewonnen',
    finalist: 'Finale',
    nominated: 'Nominiert',
    longlisted: 'Auf der Longlist',
    'years-best': 'Auswahl des Jahres',
  },
  distributedBy: (name) => `Auslieferung: ${name}`,
  subjects: 'Themen',
};
