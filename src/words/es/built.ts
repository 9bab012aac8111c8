import { countedIn } from '../counted';
import type { words as english } from '../en/built';

const counted = countedIn('es');

export const words: typeof english = {
  mail: 'Contacto',
  bibliography: 'Bibliografía',
  series: 'Series',
  newsletter: 'Boletín',
  feed: 'Canal RSS',
  newBook: 'Libro nuevo',
  newAudiobook: 'Audiolibro nuevo',
  newAnthology: 'Antología nueva',
  newStory: 'Nuevo relato',
  newSoundtrack: 'Banda sonora nueva',
  calendar: 'Calendario',
  calendarOf: (author) => `${author}: encuentros y libros nuevos`,
  comesOut: (title, formats) => `Sale ${title} (${formats})`,
  soberSince: (name, day) => `${name}: en sobriedad desde el ${day}`,
  soberDays: (name, count) => `${name}: ${counted(count, { one: 'día', other: 'días' })} de sobriedad`,
  search: 'Buscar',
  pressKit: 'Dossier de prensa',
  signUp: {
    mailAddress: 'Tu correo electrónico',
    subscribe: 'Suscribirme',
    sentTo: (host) => `Tu dirección se envía a ${host}, y solo cuando pulsas el botón.`,
    signUpAt: (host) => `Suscribirme en ${host}`,
  },
  epub: {
    download: (size) => `Para llevar: EPUB, ${size}`,
    downloadSampler: (size) => `Todos los fragmentos en un libro: EPUB, ${size}`,
    catalogue: 'Catálogo para aplicaciones de lectura (OPDS)',
    catalogueOf: (site) => `${site}: para llevar`,
    story: 'Un relato',
    excerpt: 'Un fragmento',
    sampler: 'Primeras páginas',
    samplerDescription: (author) => `Los comienzos de libros de ${author}, en uno para llevar.`,
    cover: 'Cubierta',
    titlePage: 'Portada',
    contents: 'Índice',
    notes: 'Notas',
    backToText: 'Volver al texto',
    more: 'Más',
    booksBy: (author) => `Libros de ${author}`,
    soldAt: 'El libro entero se vende aquí:',
    thePage: (title) => `Sobre ${title}`,
    setIn: (typeface) => `Compuesto en ${typeface}, bajo la SIL Open Font License 1.1.`,
    coverOf: (title, author) => `La cubierta de ${title}, de ${author}`,
    accessible:
      'Todo es texto que puede ampliarse, recomponerse y leerse en voz alta, en su orden. Las imágenes están descritas.',
  },
};
