import { formatDate, isCalendarDate, parseDate, toIsoDate } from '../../src/lib/calendarDate';
import { formatLength, formatSize, toIsoLength } from '../../src/lib/format';
import { ariaCurrent } from '../../src/lib/navigation';
import { fillPress } from '../../src/lib/press';
import { beginning, escapeXml } from '../../src/lib/text';

test('dates are read as month/day/year and as ISO 8601', () => {
  expect(parseDate('7/5/2009')).toEqual({ year: 2009, month: 7, day: 5 });
  expect(parseDate('2009-07-05')).toEqual({ year: 2009, month: 7, day: 5 });
});

test.each([
  ['2/29/2024', true],
  ['2/29/2023', false],
  ['2/29/2000', true],
  ['2/29/1900', false],
  ['4/31/2024', false],
  ['13/1/2024', false],
  ['0/1/2024', false],
  ['x/1/2024', false],
])('%s is in the calendar: %s', (text, expected) => {
  expect(isCalendarDate(parseDate(text))).toBe(expected);
});

test('dates are written for machines and for people', () => {
  expect(toIsoDate(parseDate('7/5/2009'))).toBe('2009-07-05');
  expect(formatDate(parseDate('7/5/2009'), 'en')).toBe('July 5, 2009');
  expect(formatDate(parseDate('7/5/2009'), 'de')).toBe('5. Juli 2009');
});

test('lengths and sizes are rounded', () => {
  expect(formatLength(185.4)).toBe('3:05');
  expect(formatLength(59.6)).toBe('1:00');
  expect(toIsoLength(185.4)).toBe('PT3M5S');
  expect(formatSize(4_340_000, 'en')).toBe('4.3 MB');
  expect(formatSize(4_340_000, 'de')).toBe('4,3 MB');
  expect(formatSize(91_600, 'en')).toBe('92 kB');
});

test.each([
  ['Few words.', 20, 'Few words.'],
  ['More words, than fit.', 12, 'More words…'],
  ['漢'.repeat(30), 10, `${'漢'.repeat(9)}…`],
  [`${'a'.repeat(30)} b`, 10, `${'a'.repeat(9)}…`],
])('the beginning of %s in %d characters', (text, most, expected) => {
  expect(beginning(text, most)).toBe(expected);
});

test.each([
  ['/blog/', '/blog/', true, true, 'page'],
  ['/blog/', '/blog/snow/', false, true, 'true'],
  ['/blog/', '/about/', false, false, undefined],
  ['/', '/about/', false, true, undefined],
  ['/', '/books/2/', false, true, 'true'],
])('the link %s on the page %s', (link, pathname, isCurrent, isPartiallyCurrent, expected) => {
  expect(ariaCurrent(link, '/', { isCurrent, isPartiallyCurrent, location: { pathname } })).toBe(expected);
});

test('{press} becomes the name, the slug, or a name safe for HTML', () => {
  const press = { name: 'Ink & <Bone>', slug: 'ink' };
  expect(fillPress('{press} and {press}', press, 'name')).toBe('Ink & <Bone> and Ink & <Bone>');
  expect(fillPress('/{press}/', press, 'slug')).toBe('/ink/');
  expect(fillPress('<a href="/%7Bpress%7D/">', press, 'html')).toBe('<a href="/ink/">');
  expect(fillPress('<p>{press}</p>', press, 'html')).toBe('<p>Ink &amp; &lt;Bone&gt;</p>');
});

test('a press name with a dollar sign is taken literally', () => {
  expect(fillPress('{press}', { name: 'Cash $& Carry', slug: 'x' }, 'name')).toBe('Cash $& Carry');
});

test('a text may stand in XML and in HTML, without what neither can write', () => {
  expect(escapeXml(`<b title="a & 'b'">\u0000\ud800 𝄞\n</b>`)).toBe(
    `&lt;b title=&quot;a &amp; 'b'&quot;&gt; 𝄞\n&lt;/b&gt;`,
  );
});
