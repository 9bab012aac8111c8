import { unparse } from 'papaparse';
import { toCell } from './safeCell';

/** The columns that most authors need, with a book that shows how each is filled in. */
const example: Readonly<Record<string, string>> = {
  Kind: 'novel',
  Title: 'The Example',
  Subtitle: 'A Row to Write Over',
  Series: 'The Example Cycle',
  Number: '1',
  Published: '2019-05-03',
  Words: '84000',
  Format: 'paperback',
  ISBN: '978-3-16-148410-0',
  Pages: '312',
  Publisher: 'Example Press',
  Price: 'USD 18.99',
  Blurb: 'What stands on the back of the book.',
  Cover: 'covers/the-example.jpg',
  Link: 'https://shop.example/the-example',
  'Bookshop.org': 'https://bookshop.org/p/books/the-example/1',
  Kobo: 'https://www.kobo.com/us/en/ebook/the-example',
  Amazon: '',
  Magazine: '',
  Issue: '',
};

/** A table to fill in, as CSV: docs/catalogue-template.csv, which `npm run export` writes too. */
export const catalogueTemplate = (): string =>
  `\ufeff${unparse([Object.keys(example), Object.values(example).map(toCell)], { newline: '\r\n' })}\r\n`;
