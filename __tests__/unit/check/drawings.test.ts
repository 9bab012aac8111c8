import { gzipSync } from 'node:zlib';
import { drawingFault } from '../../../src/content/check/files/drawingFault';
import { pixel, problemsOf } from '../../support/content';

/** A drawing whose third line is this one. */
const drawing = (line: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
     viewBox="0 0 9 9">\n${line}\n</svg>\n`;

const faultOf = (text: string | Buffer): string | null => drawingFault(Buffer.from(text));

test('a logo with more than a drawing in it is named by file, line and field, and so is its own line', async () => {
  expect(await problemsOf({ 'logo.svg': drawing('<script>alert(1)</script>') })).toEqual([
    'data/site.json:7 logo: the drawing must not have <script>, in line 3: delete it, got "./logo.svg"',
  ]);
});

test.each<[string, string]>([
  ['<svg:script xmlns:svg="http://www.w3.org/2000/svg"/>', '<svg:script>'],
  ['<h:script xmlns:h="http://www.w3.org/1999/xhtml"/>', '<h:script>'],
  ['<g><x:y xmlns:x="https://x.example/"><script/></x:y></g>', '<script>'],
  ['<SCRIPT/>', '<SCRIPT>'],
  ['<foreignObject/>', '<foreignObject>'],
  ['<iframe xmlns="http://www.w3.org/1999/xhtml" src="https://x.example/"/>', '<iframe>'],
  ['<b xmlns=""/>', '<b>'],
  ['<embed/>', '<embed>'],
  ['<a href="https://x.example/"/>', '<a>'],
  ['<use href="#a"><animate attributeName="href" to="https://x.example/#a"/></use>', '<animate>'],
  ['<set attributeName="href" to="javascript:alert(1)"/>', '<set>'],
  ['<handler/>', '<handler>'],
  ['<g onload="alert(1)"/>', 'the attribute onload'],
  ['<g\n\nonclick="alert(1)"/>', 'the attribute onclick'],
  ['<g xml:base="https://x.example/"/>', 'the attribute xml:base'],
  ['<style>@import "https://x.example/x.css";</style>', '@import'],
  ['<style><![CDATA[@imp]]><!-- --><![CDATA[ort "x.css";]]></style>', '@import'],
  ['<style>\n\n.a { fill: red } @font-face { src: url(x.woff2) }</style>', '@font-face'],
  ['<style>.a { background: image-set("https://x.example/x.png" 1x) }</style>', 'image-set()'],
  ['<?xml-stylesheet href="x.css"?>', '<?xml-stylesheet?>'],
])('%s is not part of a drawing', (line, what) => {
  const lines = line.startsWith('<g\n') || line.startsWith('<style>\n') ? 5 : 3;
  expect(faultOf(drawing(line))).toBe(`the drawing must not have ${what}, in line ${lines}: delete it`);
});

test.each<[string, string]>([
  ['<use href="https://x.example/x.svg#a"/>', 'https://x.example/x.svg#a'],
  ['<use xlink:href="other.svg#a"/>', 'other.svg#a'],
  ['<use l:href="//x.example/" xmlns:l="http://www.w3.org/1999/xlink"/>', '//x.example/'],
  ['<use href="&#x6a;avascript:alert(1)"/>', 'javascript:alert(1)'],
  ['<use href="data:image/svg+xml,x#a"/>', 'data:image/svg+xml,x#a'],
  ['<image href="https://x.example/x.png"/>', 'https://x.example/x.png'],
  ['<image href="data:text/html,x"/>', 'data:text/html,x'],
  ['<image href="data:image/svg+xml;base64,x"/>', 'data:image/svg+xml;base64,x'],
  ['<feImage href="data:image/png;base64,x"/>', 'data:image/png;base64,x'],
  ['<path fill="url(https://x.example/#a)"/>', 'https://x.example/#a'],
  ['<path style="fill: url( x.svg )"/>', 'x.svg'],
  ['<style>.a { fill: URL("x.svg#a") }</style>', 'x.svg#a'],
])('%s would fetch something', (line, address) => {
  expect(faultOf(drawing(line))).toBe(
    `the drawing must not fetch "${address}", in line 3: only what is in the drawing may be named, like #name`,
  );
});

test.each([
  '<style>@\\69mport "x.css";</style>',
  '<path style="fill: u\\72l( x.svg )"/>',
  '<path fill="u\\72l\\28 x.svg)"/>',
])('%s may hide something', (line) => {
  expect(faultOf(drawing(line))).toBe(
    'the drawing must not have \\ in a style, in line 3: write the letter itself',
  );
});

test.each<[string, string | Buffer, string]>([
  ['a page', '<html><body>No</body></html>', 'its first tag must be <svg>'],
  ['words', 'No drawing', 'it is not valid XML, in line 1 (text data outside of root node): export it again'],
  ['an open tag', drawing('<g>'), 'it is not valid XML, in line 4 (unexpected close tag): export it again'],
  ['an unknown word', drawing('&x;'), 'it is not valid XML, in line 3 (undefined entity): export it again'],
  ['UTF-16', Buffer.from(`\ufeff${drawing('')}`, 'utf16le'), 'it is not in UTF-8: export it in UTF-8'],
  ['UTF-7', `<?xml version="1.0" encoding="UTF-7"?>${drawing('')}`, 'it is not in UTF-8: export it in UTF-8'],
  ['a later XML', `<?xml version="1.1"?>${drawing('')}`, 'it is not in XML 1.0: export it again'],
  ['an SVGZ', gzipSync(drawing('')), 'it is packed as an SVGZ: export it as a plain SVG'],
  ['a PNG', pixel, 'it is in truth of the format png: export it as SVG'],
])('%s for a drawing is told in words', (_name, bytes, why) => {
  expect(faultOf(bytes)).toBe(`is not a drawing that can be read: ${why}`);
});

test('a drawing that defines words of its own is refused', () => {
  const doctype = '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>';
  expect(faultOf(doctype + drawing('&b;'))).toBe(
    'the drawing must not have a DOCTYPE with [ in it, in line 1: delete it',
  );
});
