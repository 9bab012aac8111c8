import { plainIsbn } from '../../../src/content/model/isbn';
import { adviceOn, bookFile, type Changes, book, pixel, problemsOf, site } from '../../support/content';

const withIsbn = (isbn: string): Changes => ({
  [bookFile]: { ...book, editions: [{ format: 'paperback', isbn }] },
});

const hyphens = [
  '-',
  '\u2010',
  '\u2011',
  '\u2012',
  '\u2013',
  '\u2014',
  '\u2212',
  '\u00ad',
  '\ufe63',
  '\uff0d',
];
const spaces = [' ', '\u00a0', '\u2007', '\u2009', '\u202f'];

test.each([...hyphens, ...spaces, ' - ', ''])(
  'an ISBN may be pasted with %j between its digits',
  async (sign) => {
    expect(await problemsOf(withIsbn(['978', '3', '16', '148410', '0'].join(sign)))).toEqual([]);
  },
);

test.each([' ', '\u00a0', '\u200e', '\u202a', '\u202c'])(
  'it may be pasted with %j before and after it',
  async (sign) => {
    expect(await problemsOf(withIsbn(`${sign}978-3-16-148410-0${sign}`))).toEqual([]);
  },
);

test.each(['ISBN ', 'ISBN: ', 'ISBN-13: ', 'isbn\u00a0'])(
  'it may be pasted with %j before it',
  async (label) => {
    expect(await problemsOf(withIsbn(`${label}978-3-16-148410-0`))).toEqual([]);
    expect(plainIsbn(`${label}978-3-16-148410-0`)).toBe('978-3-16-148410-0');
  },
);

test.each([
  ['3-16-148410-X', 'is an ISBN of ten digits: write 978-3-16-148410-0'],
  ['3 16 148410 x', 'is an ISBN of ten digits: write 978-3-16-148410-0'],
  ['ISBN-10: 3-16-148410-X', 'is an ISBN of ten digits: write 978-3-16-148410-0'],
  ['0306406152', 'is an ISBN of ten digits: write 9780306406157'],
  ['3-16-148410-1', 'is no ISBN: its last digit does not fit the others'],
  ['978 3 16 148410 1', 'is no ISBN: its last digit does not fit the others'],
  ['977-3-16-148410-0', 'must have 13 digits and begin with 978 or 979, like 978-3-16-148410-0'],
  ['978-3-16-148410', 'must have 13 digits and begin with 978 or 979, like 978-3-16-148410-0'],
  ['978/3/16/148410/0', 'must have 13 digits and begin with 978 or 979, like 978-3-16-148410-0'],
])('the ISBN %j is refused, with what to write', async (isbn, message) => {
  const [problem] = await problemsOf(withIsbn(isbn));
  expect(problem).toBe(`data/${bookFile}:9 editions.0.isbn: ${message}, got ${JSON.stringify(isbn)}`);
});

const mails = [
  "o'brien@example.com",
  'ann@bücher.example',
  'josé.núñez@example.com',
  '用户@例子.example',
  'a+b@example.co.uk',
  'fact_or-fiction!@example.com',
  'a&b=c/d?e#f%g@example.com',
  '{ann|beth}~*^`$@example.com',
  'ann@xn--bcher-kva.example',
];

test.each(mails)('the mail address %s is one, in a field and in a text', async (mail) => {
  const link = `mailto:${encodeURIComponent(mail.split('@')[0] ?? '')}@${mail.split('@')[1] ?? ''}`;
  const text = `---\ntitle: "T"\ndescription: "D"\n---\n\n[Write](${link}) and [again](${link}?subject=Hi).\n`;
  expect(await problemsOf({ 'site.json': { ...site, mail }, 'pages/contact/index.md': text })).toEqual([]);
});

test.each([
  'ann',
  'ann@example',
  '@example.com',
  'ann@',
  'ann@exam ple.com',
  'an n@example.com',
  'ann@beth@example.com',
  'ann\u200b@example.com',
  'ann@1.2.3.400',
  'ann@example.com:25',
  'ann@example.com, beth@example.com',
  'Ann <ann@example.com>',
])('%j is no mail address', async (mail) => {
  expect(await problemsOf({ 'site.json': { ...site, mail } })).toEqual([
    `data/site.json:15 mail: must be a mail address, like me@example.com, got ${JSON.stringify(mail)}`,
  ]);
});

test.each(['www.example.com', 'www.example.com/a?b=c', '(WWW.Example.com)', '*www.example.com*'])(
  'an address that begins with www. may stand in a text as %j',
  async (text) => {
    const body = `---\ntitle: "T"\ndescription: "D"\n---\n\nSee ${text}.\n`;
    expect(await problemsOf({ 'pages/contact/index.md': body })).toEqual([]);
  },
);

test.each([
  'http://www.example.com',
  '<http://www.example.com>',
  '[www.example.com](http://www.example.com)',
])('an http:// that was written is refused as ever: %j', async (text) => {
  const body = `---\ntitle: "T"\ndescription: "D"\n---\n\nSee ${text}\n`;
  expect(await problemsOf({ 'pages/contact/index.md': body })).toEqual([
    'data/pages/contact/index.md:6 text: the link must start with https://; a mail address (mailto:me@example.com) or a page of this site (/about/) will do too, got "http://www.example.com"',
  ]);
});

test.each(['cover.PNG', 'cover.Png'])('a picture may be called %s', async (name) => {
  expect(
    await problemsOf({
      [bookFile]: { ...book, image: `./${name}` },
      'books/a-book/cover.png': null,
      [`books/a-book/${name}`]: pixel,
    }),
  ).toEqual([]);
});

const advisedOn = async (text: string): Promise<string[]> => {
  const file = 'pages/contact/index.md';
  const advice = await adviceOn({ [file]: `---\ntitle: "T"\ndescription: "D"\n---\n\n${text}\n` });
  return advice.filter((line) => line.includes(file));
};

test.each(["o'brien@example.com", 'a&b@example.com', 'joséph@example.com'])(
  'of the mail address %s in a text GFM makes a link of a part, and that is said',
  async (mail) => {
    const part = mail.replace(/^.*['&é]/, '');
    expect(await advisedOn(`Write to ${mail}.`)).toEqual([
      `data/pages/contact/index.md:6 text: the link writes to ${part} alone: if you mean ${mail}, write [${mail}](mailto:${mail})`,
    ]);
    expect(await advisedOn(`[${mail}](mailto:${mail})`)).toEqual([]);
  },
);

test.each([
  'ann@example.com',
  '(ann@example.com)',
  '“ann@example.com”',
  "'ann@example.com'",
  '<ann@example.com>',
])('of %s in a text nothing is said', async (text) => {
  expect(await advisedOn(`Write to ${text} or me: ann.b@example.com`)).toEqual([]);
});
