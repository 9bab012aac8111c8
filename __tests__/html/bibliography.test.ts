import { forms } from '../../src/lib/forms';
import { attributes, texts } from '../support/site/dom';
import { entriesOf, pageAt } from '../support/site/fixtureSite';

const page = pageAt('/bibliography/');

const years = [2050, 2022, 2021, 2020, 2019, 2018, 1998];

const worksOf = (section: Element | undefined): string[] =>
  [...(section?.querySelectorAll('li[data-form]') ?? [])].map((work) => work.textContent.trim());

test('all works stand by their years, the last first, and those without one behind', () => {
  expect(texts(page, 'main h2')).toEqual([...years.map(String), 'Without a year']);
  expect(attributes(page, 'main h2 a', 'href')).toEqual(years.map((year) => `/bibliography/${year}/`));
  const all = (['books', 'audiobooks', 'anthologies', 'stories'] as const).flatMap(entriesOf);
  expect(page.querySelectorAll('li[data-form]')).toHaveLength(all.length);
});

test('a line has the title, the form, who else has made it, where and when it came out', () => {
  const [, , , , ofYear] = page.querySelectorAll('main section');
  expect(worksOf(ofYear).map((text) => text.replace(/Wick Prize[^]*/, '…'))).toEqual([
    'First Audiobook. Audiobook. Read by A Reader. April 2, 2019',
    expect.stringMatching(/^First Book\. Book\. By .* and Edda Tor\. Edited by .*\. March 5, 2019…$/),
    '“Flash”. Flash fiction (612 words). One Page, March 5, 2019',
    '“A Novelette of Lamps”. Novelette (9,400 words). Lamplight, 2019',
  ]);
  expect(texts(page, 'li[data-form=short-story] ul[aria-label=Awards] li')).toEqual([
    'Wick Prize 2019, best short story: Winner',
  ]);
});

test('a title leads to its page, else to its shop, else nowhere; books are set as books', () => {
  const links = (form: string) =>
    attributes(page, `li[data-form=${form}] > a, li[data-form=${form}] > cite > a`, 'href');
  expect(links('novelette')).toEqual(['/stories/a-novelette/']);
  expect(links('flash')).toEqual([]);
  expect(links('book')).toContain('/books/first-book/');
  expect(links('book')).toContain('https://shop.example/fourth-book');
  expect(texts(page, 'li[data-form=book] > cite')).toContain('First Book');
});

test('there is a choice for every form that is there, in their order', () => {
  const found = new Set(attributes(page, 'li[data-form]', 'data-form'));
  expect(attributes(page, 'fieldset input[type=radio]', 'value')).toEqual([
    'all',
    ...forms.filter((form) => found.has(form)),
  ]);
});

test('the page of a year has its works by their forms, with their lengths', () => {
  const year = pageAt('/bibliography/2019/');
  expect(texts(year, 'h1')).toEqual(['First published in 2019']);
  expect(texts(year, 'main h2')).toEqual(['Novelettes', 'Flash fiction', 'Books', 'Audiobooks']);
  expect(texts(year, 'li[data-form=novelette]')).toEqual([
    '“A Novelette of Lamps”. Novelette (9,400 words). Lamplight, 2019',
  ]);
});
