import { capitalise } from '../../lib/text';

/*
 * What authors call the columns of their own tables, in English, German and Spanish, as plainWord has it. What stands before the
 * colon is a path of fields, or what rowFields.ts makes fields of. The first is what they are offered where a name is not known.
 */

/** Names with commas between them, in lines of any length. */
export const spelt = (names: string): readonly string[] => names.trim().split(/,\s+/);

/** Of a work. */
export const workNames: Readonly<Record<string, readonly string[]>> = {
  kind: spelt(`
    kind, type, art, typ, gattung, tipo, clase, work type, booktype, category, kategorie, categoría
  `),
  title: spelt(`
    title, titel, título, book, book title, buch, buchtitel, libro, name, story, story title, work,
    werk, obra
  `),
  'about.subtitle': spelt('subtitle, sub title, untertitel, subtítulo, tagline'),
  'series.name': spelt(`
    series, series name, series title, reihe, serie, buchreihe, saga, zyklus, cycle, ciclo
  `),
  'series.position': spelt(`
    series number, series no, series #, #, no, nr, number, nummer, número, band, bandnummer, volume,
    vol, volumen, tomo, teil, part, position, book number, book #, book no, series order, series
    index, series position, reading order, order, reihennummer, band nr, número de serie
  `),
  'about.blurb': spelt(`
    blurb, synopsis, description, book description, summary, klappentext, beschreibung, inhalt,
    inhaltsangabe, zusammenfassung, sinopsis, descripción, resumen, contraportada, logline
  `),
  image: spelt(`
    cover, cover image, cover url, cover link, cover file, image, titelbild, umschlag, bild,
    portada, cubierta, imagen
  `),
  link: spelt(`
    link, url, website, web, page, buy link, buy, store link, kaufen, enlace, adresse, webseite,
    read online, read at
  `),
  words: spelt(`
    words, word count, wordcount, length in words, length, wörter, wortzahl, palabras,
    número de palabras
  `),
  form: spelt('form, length category, forma'),
  date: spelt(`
    publication date, published, date published, publication, pub date, pubdate, published on,
    release date, released, released on, release, on sale date, date, year, year published,
    publication year, first publication, erschienen, erscheinungsdatum, erscheinungstermin,
    erscheinungsjahr, ersterscheinung, veröffentlicht, veröffentlicht am, veröffentlichung, vö,
    datum, jahr, et, fecha, fecha de publicación, año, año de publicación, publicado, publicación
  `),
  author: spelt(`
    author, authors, author name, co author, autor, autorin, autoren, autora, autores, mitautor, coautor,
    by, pen name, author pen name, pseudonym, written by
  `),
  'contents.editor': spelt('editor, editors, edited by, herausgeber, herausgeberin, editores'),
  illustrator: spelt('illustrator, illustrated by, illustratorin, illustrationen, ilustrador, ilustradora'),
  'audio.narrator': spelt(`
    narrator, narrated by, read by, sprecher, sprecherin, gelesen von, narrador, narradora, locutor
  `),
  'trade.subjects': spelt(`
    genre, genres, subject, subjects, bisac, thema, género, géneros, materia, keywords, themen
  `),
  'trade.distributor': spelt('distributor, auslieferung, vertrieb, distribuidora, distribuidor'),
  awards: spelt('awards, award, honors, honours, prizes, preise, auszeichnungen, premios, galardones'),
  draft: spelt('draft, entwurf, borrador, hidden'),
  venue: spelt(`
    magazine, venue, where, market, published in, appeared in, journal, anthology title, zeitschrift, magazin,
    heft, ort, erschienen in, revista, lugar, publicado en
  `),
  issue: spelt('issue, issue number, issue #, ausgabe, heftnummer, número de revista'),
  'about.notes': spelt(`
    content notes, content warnings, trigger warnings, inhaltshinweise, triggerwarnungen, avisos de
    contenido
  `),
  collection: spelt('collection'),
  slug: spelt('slug, address name'),
  'identifiers.isfdb': spelt('ISFDB id, isfdb title'),
  'identifiers.goodreads': spelt('Goodreads id'),
  'identifiers.wikidata': spelt('Wikidata id'),
  'identifiers.openLibrary': spelt('Open Library id, olid'),
  'identifiers.libraryThing': spelt('LibraryThing id'),
};

/** Of an edition: of the one that its row is, or with a format before or behind it of that one. */
export const editionNames: Readonly<Record<string, readonly string[]>> = {
  format: spelt('format, binding, einband, ausstattung, edition, formato, encuadernación, media'),
  isbn: spelt('ISBN, isbn13, isbn 13, isbn10, isbn 10, ean'),
  asin: spelt('ASIN, amazon asin, kindle asin'),
  pages: spelt(`
    pages, page count, pagecount, number of pages, no of pages, # of pages, pp, print pages, seiten,
    seitenzahl, páginas, número de páginas, n.º de páginas
  `),
  minutes: spelt(
    'minutes, minuten, laufzeit, running time, runtime, duration, minutos, duración, spieldauer',
  ),
  publisher: spelt('publisher, verlag, editorial, published by, press'),
  imprint: spelt('imprint, sello, verlagsmarke'),
  price: spelt('price, list price, retail price, msrp, rrp, preis, ladenpreis, precio, pvp'),
  language: spelt('language, sprache, idioma, lengua'),
  translator: spelt(`
    translator, translated by, übersetzer, übersetzerin, übersetzt von, übersetzung, traductor,
    traductora, traducción
  `),
  trimSize: spelt('trim size, trim, dimensions, buchformat, tamaño'),
  isOutOfPrint: spelt('out of print, oop, vergriffen, agotado, descatalogado'),
};

/** Shops, by what a column of addresses at them is called; their names as readers know them. */
export const retailerNames: Readonly<Record<string, readonly string[]>> = {
  Amazon: spelt('amazon, amazon.com, amazon us, amazon.de, amazon.es, kindle store'),
  'Amazon UK': spelt('Amazon UK, amazon.co.uk'),
  'Bookshop.org': spelt('Bookshop.org, bookshop'),
  Kobo: spelt('kobo'),
  'Barnes & Noble': spelt('Barnes & Noble, barnes and noble, b&n, nook'),
  'Apple Books': spelt('Apple Books, apple, ibooks, itunes'),
  'Google Play': spelt('Google Play, google, google books'),
  Thalia: spelt('thalia'),
  Smashwords: spelt('smashwords'),
  'Libro.fm': spelt('Libro.fm'),
  Audible: spelt('audible store, audible.com'),
  Waterstones: spelt('waterstones'),
  'Blackwell’s': spelt('Blackwell’s'),
  Hive: spelt('hive'),
  'itch.io': spelt('itch.io, itch'),
  Gumroad: spelt('gumroad'),
  Books2Read: spelt('Books2Read, universal link'),
};

/** What stands behind or before the name of a shop in the name of a column, or alone before a number. */
export const linkWords: readonly string[] = spelt(
  'link, url, buy link, store, enlace, kauflink, adresse, buy',
);

const firstOf = (names: Readonly<Record<string, readonly string[]>>): string[] =>
  Object.values(names).flatMap(([first = '']) => capitalise(first));

/** What an author may say that a column is, in groups. */
export const columnChoices: readonly { readonly group: string; readonly names: readonly string[] }[] = [
  { group: 'The work', names: firstOf(workNames) },
  { group: 'An edition', names: firstOf(editionNames) },
  { group: 'Its address at a shop', names: firstOf(retailerNames) },
];
