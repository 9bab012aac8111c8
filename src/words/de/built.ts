import { countedIn } from '../counted';
import type { words as english } from '../en/built';

const counted = countedIn('de');

export const words: typeof english = {
  mail: 'Kontakt',
  bibliography: 'Bibliografie',
  series: 'Reihen',
  newsletter: 'Newsletter',
  feed: 'RSS-Feed',
  newBook: 'Neues Buch',
  newAudiobook: 'Neues Hörbuch',
  newAnthology: 'Neue Anthologie',
  newStory: 'Neue Geschichte',
  newSoundtrack: 'Neuer Soundtrack',
  calendar: 'Kalender',
  calendarOf: (author) => `${author}: Veranstaltungen und neue Bücher`,
  comesOut: (title, formats) => `${title} erscheint (${formats})`,
  soberSince: (name, day) => `${name}: nüchtern seit ${day}`,
  soberDays: (name, count) => `${name}: ${counted(count, { one: 'Tag', other: 'Tage' })} nüchtern`,
  search: 'Suche',
  pressKit: 'Pressemappe',
  signUp: {
    mailAddress: 'Deine E-Mail-Adresse',
    subscribe: 'Abonnieren',
    sentTo: (host) => `Deine Adresse geht an ${host}, und erst, wenn du auf den Knopf drückst.`,
    signUpAt: (host) => `Anmelden bei ${host}`,
  },
  epub: {
    download: (size) => `Zum Mitnehmen: EPUB, ${size}`,
    downloadSampler: (size) => `Alle Leseproben in einem Buch: EPUB, ${size}`,
    catalogue: 'Katalog für Lese-Apps (OPDS)',
    catalogueOf: (site) => `${site}: zum Mitnehmen`,
    story: 'Eine Erzählung',
    excerpt: 'Eine Leseprobe',
    sampler: 'Erste Seiten',
    samplerDescription: (author) => `Die Anfänge von Büchern von ${author}, in einem zum Mitnehmen.`,
    cover: 'Umschlag',
    titlePage: 'Titelseite',
    contents: 'Inhalt',
    notes: 'Anmerkungen',
    backToText: 'Zurück zum Text',
    more: 'Mehr',
    booksBy: (author) => `Bücher von ${author}`,
    soldAt: 'Das ganze Buch gibt es hier:',
    thePage: (title) => `Über ${title}`,
    setIn: (typeface) => `Gesetzt aus der ${typeface}, die unter der SIL Open Font License 1.1 steht.`,
    coverOf: (title, author) => `Der Umschlag von ${title} von ${author}`,
    accessible:
      'Alles ist Text, der sich vergrößern, neu umbrechen und vorlesen lässt, in seiner Reihenfolge. Bilder sind beschrieben.',
  },
};
