import { directionOf } from '../lib/direction';
import { typefaceOf } from '../lib/look';
import { typefaces } from '../lib/typefaces';
import type { EpubWords } from '../words/inNode';
import type { Book, BookLink, Chapter } from './book';
import { prepareText } from './prepareText';
import { toXhtml } from './xhtml';
import { tag, textTag, xmlFile } from '../lib/xml';

/** A page of a book: a file of XHTML. */
export interface BookPage {
  readonly name: string;
  readonly title: string;
  readonly xhtml: string;
  /** What it is, by the words of https://www.w3.org/TR/epub-ssv/, where the landmarks name it. */
  readonly landmark?: string;
  /** Whether the table of contents names it. */
  readonly isListed: boolean;
}

/** The file of the table of contents. */
export const contentsName = 'contents.xhtml';

const namespaces = {
  xmlns: 'http://www.w3.org/1999/xhtml',
  'xmlns:epub': 'http://www.idpf.org/2007/ops',
};

const document = (title: string, language: string, body: string): string => {
  const style = tag('link', { rel: 'stylesheet', type: 'text/css', href: 'book.css' });
  const head = tag('head', {}, textTag('title', title) + style);
  const attributes = { ...namespaces, lang: language, 'xml:lang': language, dir: directionOf(language) };
  return xmlFile(`<!DOCTYPE html>\n${tag('html', attributes, head + tag('body', {}, body))}`);
};

const section = (type: string, className: string, content: string, role?: string): string =>
  tag('section', { 'epub:type': type, class: className, role }, content);

const line = (className: string, text: string | undefined): string =>
  text ? textTag('p', text, { class: className }) : '';

const coverPage = ({ title, author, language }: Book, words: EpubWords): BookPage => {
  const image = tag('img', { src: 'cover.jpg', alt: words.coverOf(title, author), role: 'doc-cover' });
  const body = section('cover', 'cover', image);
  const xhtml = document(words.cover, language, body);
  return { name: 'cover.xhtml', title: words.cover, xhtml, landmark: 'cover', isListed: false };
};

const titlePage = (book: Book, words: EpubWords): BookPage => {
  const { title, author, kind, publisher, rights, series, language } = book;
  const content = [
    line('author', author),
    textTag('h1', title, { 'epub:type': 'title' }),
    line('kind', kind),
    line('series', series?.inWords),
    line('press', publisher),
    line('rights', rights),
  ].join('');
  const xhtml = document(title, language, section('titlepage', 'title-page', content));
  return { name: 'title.xhtml', title: words.titlePage, xhtml, landmark: 'titlepage', isListed: true };
};

/** The path in a book of a picture of a text. */
export const picturePath = (chapter: number, picture: number): string =>
  `picture-${chapter + 1}-${picture + 1}.jpg`;

const chapterPage = (
  { title, subtitle, text, address, pictures }: Chapter,
  index: number,
  { language }: Book,
  words: EpubWords,
): BookPage => {
  const names = Object.keys(pictures);
  const pictureAt = (name: string): string | null =>
    names.includes(name) ? picturePath(index, names.indexOf(name)) : null;
  const prepared = prepareText(text, { address, pictureAt, words });
  const content = textTag('h1', title) + line('subtitle', subtitle) + toXhtml(prepared.children);
  const xhtml = document(title, language, section('chapter', 'chapter', content, 'doc-chapter'));
  const first = index === 0 && { landmark: 'bodymatter' };
  const listed = subtitle ? `${title} · ${subtitle}` : title;
  return { name: `text-${index + 1}.xhtml`, title: listed, xhtml, isListed: true, ...first };
};

const linkLine = (links: readonly BookLink[]): string => {
  const written = links.map(({ words, link }) => textTag('a', words, { href: link }));
  return tag('p', { class: 'line' }, written.join(' · '));
};

/** Where a text goes on: of one of several, with its name. */
const linksOf = ({ title, links, linksNote }: Chapter, isAlone: boolean, words: EpubWords): string =>
  links.length
    ? (isAlone ? line('line', words.soldAt) : textTag('h2', title)) +
      linkLine(links) +
      line('small', linksNote)
    : '';

const lastPage = (book: Book, words: EpubWords): BookPage => {
  const { chapters, links, language, look } = book;
  const ofTexts = chapters.map((chapter) => linksOf(chapter, chapters.length === 1, words)).join('');
  const content = [
    textTag('h1', words.more),
    ofTexts && ofTexts + tag('hr'),
    linkLine(links),
    line('small', words.setIn(typefaces[typefaceOf(look)].text)),
  ].join('');
  const xhtml = document(words.more, language, section('backmatter', 'more', content));
  return { name: 'more.xhtml', title: words.more, xhtml, isListed: true };
};

/** All pages of a book, in their order, but the table of contents. */
export const pagesOf = (book: Book, words: EpubWords): BookPage[] => [
  coverPage(book, words),
  titlePage(book, words),
  ...book.chapters.map((chapter, index) => chapterPage(chapter, index, book, words)),
  lastPage(book, words),
];

/** The table of contents, and the landmarks by which reading apps find the cover and the beginning. */
export const contentsPage = (
  { language, chapters }: Book,
  pages: readonly BookPage[],
  words: EpubWords,
): BookPage => {
  const linkTo = (name: string, title: string, type?: string): string =>
    tag('li', {}, textTag('a', title, { href: name, 'epub:type': type }));
  const listed = pages.filter(({ isListed }) => isListed).map(({ name, title }) => linkTo(name, title));
  const landmarks = pages.flatMap(({ name, title, landmark }) =>
    landmark ? linkTo(name, title, landmark) : [],
  );
  // With one text to choose from it is no page, and readers have it in their own menus.
  const own = chapters.length > 1 ? linkTo(contentsName, words.contents, 'toc') : '';
  const toc = textTag('h1', words.contents) + tag('ol', {}, listed.join(''));
  const marks = tag('ol', {}, landmarks.join('') + own);
  const body =
    tag('nav', { 'epub:type': 'toc', role: 'doc-toc' }, toc) +
    tag('nav', { 'epub:type': 'landmarks', hidden: 'hidden' }, marks);
  const xhtml = document(words.contents, language, body);
  return { name: contentsName, title: words.contents, xhtml, isListed: false };
};
