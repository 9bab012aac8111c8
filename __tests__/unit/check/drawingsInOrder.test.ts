import { drawingFault } from '../../../src/content/check/files/drawingFault';
import { problemsOf } from '../../support/content';
import { worked } from '../../support/worked';

const faultOf = (text: string): string | null => drawingFault(Buffer.from(text));

const svg = (content: string): string => `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`;

test.each<[string, string]>([
  [
    'Inkscape',
    `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape -->
<svg width="210mm" height="297mm" viewBox="0 0 210 297" version="1.1" id="svg5" inkscape:version="1.3"
  sodipodi:docname="logo.svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
  xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns="http://www.w3.org/2000/svg"
  xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:svg="http://www.w3.org/2000/svg"
  xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#"
  xmlns:dc="http://purl.org/dc/elements/1.1/">
  <sodipodi:namedview id="namedview7" pagecolor="#ffffff"><inkscape:grid type="xygrid"/></sodipodi:namedview>
  <defs><linearGradient id="a"><stop style="stop-color:#f00;stop-opacity:1" offset="0"/></linearGradient>
    <linearGradient inkscape:collect="always" xlink:href="#a" id="b" gradientTransform="matrix(1,0,0,1,2,3)"/></defs>
  <metadata><rdf:RDF><cc:Work rdf:about=""><dc:format>image/svg+xml</dc:format></cc:Work></rdf:RDF></metadata>
  <svg:g inkscape:groupmode="layer" style="display:inline"><path style="fill:url(#b);-inkscape-stroke:none" d="M 1,1"
    sodipodi:nodetypes="cc"/></svg:g>
</svg>`,
  ],
  [
    'Illustrator',
    `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 27.0.0, SVG Export Plug-In -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg version="1.1" id="Layer_1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" x="0px"
  y="0px" viewBox="0 0 9 9" style="enable-background:new 0 0 9 9;" xml:space="preserve">
<style type="text/css">
  .st0{clip-path:url(#SVGID_1_);fill:#FFFFFF;font-family:'MyriadPro-Regular';}
</style>
<switch><g><defs><rect id="SVGID_2_" width="9" height="9"/></defs>
<clipPath id="SVGID_1_"><use xlink:href="#SVGID_2_" style="overflow:visible;"/></clipPath>
<path class="st0" d="M1,1z"/></g></switch>
</svg>`,
  ],
  [
    'Figma',
    `<svg width="9" height="9" viewBox="0 0 9 9" fill="none" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">
<g filter="url(#f)" clip-path="url(#c)"><rect width="9" height="9" rx="2" fill="url(#p)" style="mix-blend-mode:multiply"/></g>
<defs><filter id="f" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="b"/>
<feGaussianBlur stdDeviation="2"/></filter><pattern id="p" patternContentUnits="objectBoundingBox" width="1" height="1">
<use xlink:href="#i" transform="scale(0.01)"/></pattern><clipPath id="c"><rect width="9" height="9" fill="white"/></clipPath>
<image id="i" width="1" height="1" preserveAspectRatio="none" xlink:href="data:image/png;base64,iVBORw0KGgo="/></defs>
</svg>`,
  ],
  ['a byte order mark', `\ufeff${svg('<title>A logo</title><path d="M0 0" fill="var(--x, rgb(1 2 3))"/>')}`],
])('a drawing as %s has it is in order', (_name, text) => {
  expect(faultOf(text)).toBeNull();
});

const bomb = Array.from(
  { length: 9 },
  (_, level) => `<g id="a${level + 1}">${`<use href="#a${level}"/>`.repeat(10)}</g>`,
);

test('a drawing that comes to a billion pictures of itself is refused, and at once', async () => {
  const started = worked();
  expect(await problemsOf({ 'logo.svg': svg(`<g id="a0"/>${bomb.join('')}`) })).toEqual([
    'data/site.json:7 logo: the drawing must not show itself so often: export it again, simpler, got "./logo.svg"',
  ]);
  const masks = bomb.map((line) =>
    line.replaceAll('<use href="#', '<path mask="url(#').replaceAll('"/>', ')"/>'),
  );
  expect(faultOf(svg(`<g id="a0"/>${masks.join('')}`))).toMatch(/so often/);
  expect(worked() - started).toBeLessThan(2000);
});

test('a drawing whose parts name each other in a long chain is refused', () => {
  const chain = Array.from({ length: 10_000 }, (_, at) => `<use id="a${at}" href="#a${at + 1}"/>`);
  expect(faultOf(svg(chain.join('')))).toMatch(/so often/);
});

test('a drawing may show itself within itself, which browsers leave out', () => {
  expect(faultOf(svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'))).toBeNull();
});

test('a drawing in a thousand groups is refused', () => {
  expect(faultOf(svg('<g>'.repeat(1000) + '</g>'.repeat(1000)))).toBe(
    'the drawing must not be nested so deeply, in line 1: export it again, simpler',
  );
});

test('a drawing of more than a megabyte is not looked at', async () => {
  expect(await problemsOf({ 'logo.svg': svg(`<!--${'x'.repeat(1e6)}-->`) })).toEqual([
    'data/site.json:7 logo: is not a drawing that can be read: it has 2 MB, at most 1 are allowed: make it smaller, got "./logo.svg"',
  ]);
});
