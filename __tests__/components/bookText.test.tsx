import { render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import BookPage from '../../src/templates/book';
import { greekPages, type PageState } from '../support/greekPages';

const [full] = greekPages['templates/book.tsx'] ?? [];

/** What the page of a book says of when it came out, or will. */
const saidOf = (fields: object): string[] => {
  const { data, pageContext } = full as PageState & { readonly data: { readonly book: object } };
  const book = { ...data.book, editions: null, publishedInWords: 'DAY', ...fields };
  const props = { data: { ...data, book }, pageContext: { ...pageContext, ahead: [] } };
  const { container } = render(<BookPage {...(props as unknown as ComponentProps<typeof BookPage>)} />);
  const words = [...container.querySelectorAll('p')].map(({ textContent }) => textContent.trim());
  return words.filter((text) => /DAY|Announced|Out of print|^(Buy|Pre-order) at/.test(text));
};

const unsold = { link: null, linkHost: null };
const dated = [
  {
    format: 'ebook',
    released: '2020-05-01',
    releasedInWords: 'May',
    retailers: null,
    language: null,
    isbnShops: null,
  },
];

test('what is to come says for when, and may be ordered', () => {
  const coming = { published: '9999-05' };
  expect(saidOf({ ...unsold, ...coming })).toEqual(['Announced for DAY']);
  expect(saidOf({ ...coming, affiliate: null, linkHost: 'shop.example' })).toEqual([
    'Announced for DAY',
    'Pre-order at shop.example',
  ]);
  expect(saidOf({ ...unsold, published: null })).toEqual(['Announced']);
});

test('what is out says when it came out first, but for where an edition has a day', () => {
  const out = { published: '2021' };
  expect(saidOf({ ...unsold, ...out })).toEqual(['First published DAY', 'Out of print']);
  expect(saidOf({ ...out, affiliate: null, linkHost: 'shop.example' })).toEqual([
    'First published DAY',
    'Buy at shop.example',
  ]);
  expect(saidOf({ ...unsold, ...out, editions: dated })).toEqual(['Out of print']);
});
