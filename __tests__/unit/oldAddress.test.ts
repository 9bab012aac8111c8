import fc from 'fast-check';
import { addressForm, readOldAddress, sentPath } from '../../src/lib/oldAddress';

test.each([
  ['/2014/05/title/', '/2014/05/title'],
  ['/2014/05/title/', '/2014/05/Title/index.html'],
  ['/2014/%e3%83%86/', '/2014/%E3%83%86'],
  ['/2014/%E3%83%86/', '/2014/テ/'],
  ['/caf\u00e9/', '/cafe\u0301/'],
  ['/search/label/My%20Tag', '/search/label/my%20tag/'],
  ['/?p=12', '/?p=12&'],
  ['/?post_type=book&p=12', '/index.html?p=12&post_type=book'],
  ['/?tag=a%20b', '/?tag=a+b'],
  ['/c++/', '/c%2B%2B/'],
])('%s and %s are the same address', (one, other) => {
  expect(addressForm(one)).not.toBeNull();
  expect(addressForm(one)).toBe(addressForm(other));
});

test.each([
  ['/?p=12', '/?p=123'],
  ['/?p=12', '/'],
  ['/?p=4', '/index.php?p=4'],
  ['/title', '/title.html'],
  ['/a/b', '/a-b'],
])('%s and %s are two', (one, other) => {
  expect(addressForm(one)).not.toBe(addressForm(other));
});

test.each([
  '',
  'title/',
  'https://old.example/title/',
  '//old.example/',
  '/../secret',
  '/%2e%2e/secret',
  '/a%2Fb/',
  '/a//b/',
  '/.htaccess',
  '/title#more',
  '/a b/',
  '/a\nb/',
  '/%0a/',
  '/%',
  '/%ff/',
  '/\ud800/',
  '/{press}/',
  '/a%22b/',
  '/?=1',
  '/?a[b]=1',
  '/?p=1&p=2',
])('%j is none', (text) => {
  expect(addressForm(text)).toBeNull();
});

test('what is longer than names of files or lines of servers may be is none', () => {
  expect(addressForm(`/${'a'.repeat(300)}/`)).toBeNull();
  expect(addressForm(`/${'a/'.repeat(1500)}`)).toBeNull();
});

test('a letter that is a forbidden sign in another form is one', () => {
  expect(addressForm('/%E1%BF%AF/')).toBeNull();
});

test('the form of a form is itself, whatever the letters', () => {
  const part = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).map(encodeURIComponent);
  fc.assert(
    fc.property(fc.array(part), fc.option(part), (parts, value) => {
      const form = addressForm(`/${parts.join('/')}${value === null ? '' : `?p=${value}`}`);
      fc.pre(form !== null);
      expect(addressForm(form)).toBe(form);
      expect(form).toMatch(/^[!-~]+$/);
    }),
  );
});

test('a path is sent as browsers write it', () => {
  const { parts = [] } = readOldAddress("/a:b/c@d,e;f=g+h$i&j/it's (テ)/%20~".replaceAll(' ', '%20')) ?? {};
  expect(sentPath(parts)).toBe("/a:b/c@d,e;f=g+h$i&j/it's%20(%E3%83%86)/%20~");
});
