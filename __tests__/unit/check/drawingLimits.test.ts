import { drawingFault } from '../../../src/content/check/files/drawingFault';
import { worked } from '../../support/worked';

const svg = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">\n${content}</svg>`;

const faultOf = (content: string): string | null => drawingFault(Buffer.from(svg(content)));

const simpler = 'in line 2: export it again, simpler';

test.each<[string, string, string]>([
  ['elements', '<g/>'.repeat(20_000), `more than 20000 elements, ${simpler}`],
  [
    'elements that do nothing',
    `<g xmlns:q="q">${'<q:a/>'.repeat(100_000)}</g>`,
    `more than 20000 elements, ${simpler}`,
  ],
])('%s without an end are refused at once', (_name, content, what) => {
  const started = worked();
  expect(faultOf(content)).toBe(`the drawing must not have ${what}`);
  expect(worked() - started).toBeLessThan(2000);
});

test.each<[string, string]>([
  ['a style', `<style>${'a '.repeat(450_000)}</style>`],
  ['a word', `<style>${'a'.repeat(900_000)}</style>`],
  ['an attribute', `<g fill="(${'1e'.repeat(450_000)}"/>`],
  ['open quotes', `<style>${'"\n'.repeat(400_000)}</style>`],
  ['functions', `<style>${'a:rgb('.repeat(150_000)}</style>`],
  ['addresses', `<style>${'url(#a '.repeat(120_000)}</style>`],
])('%s without an end is read at once', (_name, content) => {
  const started = worked();
  faultOf(content);
  expect(worked() - started).toBeLessThan(2000);
});

test('20,000 elements that show others within many groups are read at once', () => {
  const started = worked();
  expect(faultOf('<g>'.repeat(190) + '<use href="#a"/>'.repeat(19_800) + '</g>'.repeat(190))).toBeNull();
  expect(worked() - started).toBeLessThan(2000);
});

test.each<[string, string]>([
  ['<use href="&#xA0;#a"/>', '\u00a0#a'],
  ['<use xlink:href="&#xFEFF;#a"/>', '\ufeff#a'],
  ['<path fill="url(&quot;&#x3000;#a&quot;)"/>', '\u3000#a'],
])('%s is no part of the drawing to a browser', (content, address) => {
  expect(faultOf(content)).toBe(
    `the drawing must not fetch "${address}", in line 2: only what is in the drawing may be named, like #name`,
  );
});

test.each<[string, string]>([
  ['<use href="#%61"/>', '"#%61"'],
  ['<use href="#a\\b"/>', '"#a\\\\b"'],
  ['<use href="#a&#9;b"/>', '"#a\\tb"'],
  ['<path fill="url(#%61)"/>', '"#%61"'],
])('the name in %s is refused, since a browser reads another one', (content, address) => {
  expect(faultOf(content)).toBe(
    `the drawing must not name ${address}, in line 2: use a name without %, \\ and spaces`,
  );
});

const bomb = (part: (name: string) => string, again = ''): string =>
  `<g id="a0"/>${Array.from({ length: 9 }, (_, at) => `<g id="a${at + 1}">${part(`a${at}`).repeat(10)}${again}</g>`).join('')}`;

test.each<[string, string]>([
  ['has each name twice', `${bomb((name) => `<use href="#${name}"/>`)}<g id="a1"/><g id="a5"/><g id="a9"/>`],
  ['has a name within itself', bomb((name) => `<use href="#${name}"/>`, '<g id="a9"/>')],
  ['shouts', bomb((name) => `<path mask="URL(#${name})"/>`)],
])('a drawing that shows itself a billion times is refused though it %s', (_name, content) => {
  expect(faultOf(content)).toMatch(/so often/);
});

test.each<[string, number, string]>([
  ['<feTurbulence numOctaves="2e3"/>', 10, 'numOctaves of <feTurbulence>'],
  ['<feMorphology radius="1 900"/>', 100, 'radius of <feMorphology>'],
  ['<feConvolveMatrix order="99"/>', 20, 'order of <feConvolveMatrix>'],
  ['<filter width="99999"/>', 10_000, 'width of <filter>'],
  ['<filter x="-99999%"/>', 10_000, 'x of <filter>'],
])('%s would keep a browser busy', (content, most, what) => {
  expect(faultOf(content)).toBe(
    `the drawing must not have a number above ${most} as ${what}, in line 2: make it smaller`,
  );
});

test.each([
  '<path focusable="false"/>',
  '<text font-family="Foo(Bar)"/>',
  '<g xlink:title="a(b)"/>',
  '<use href=" #a"/>',
  '<filter x="-50%" y="-0.2" width="200%" height="17.5"><feTurbulence numOctaves="3"/></filter>',
])('%s is in order', (content) => {
  expect(faultOf(content)).toBeNull();
});
