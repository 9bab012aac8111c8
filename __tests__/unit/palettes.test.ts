import { colord, extend } from 'colord';
import a11y from 'colord/plugins/a11y';
import mix from 'colord/plugins/mix';
import { contrast, toHex, toOklch } from '../../src/lib/colour';
import { emberPalette, nearestEmber } from '../../src/lib/emberPalette';
import { isLegible, leastContrast, textPairs } from '../../src/lib/legible';
import { type Palette, palettes, type Scheme } from '../../src/lib/palettes';

extend([a11y, mix]);

const own = Object.entries<Palette>(palettes);
const schemesOf = ({ light, dark }: Palette): readonly Scheme[] => [light, dark];
const schemes = own.flatMap(([name, palette]) =>
  schemesOf(palette).map((scheme, index) => ({ name, kind: index ? 'dark' : 'light', scheme })),
);

/** By another's arithmetic. */
const contrastOf = (front: string, back: string): number => colord(front).contrast(back);

test('there are six palettes, and no two have an ember in common', () => {
  expect(own).toHaveLength(6);
  expect(new Set(schemes.map(({ scheme }) => scheme.ember)).size).toBe(12);
});

test.each(schemes)('in $name, $kind, all text can be read', ({ scheme }) => {
  const faint = textPairs.filter(([front, back]) => contrastOf(scheme[front], scheme[back]) < leastContrast);
  expect(faint).toEqual([]);
  // What the search has found stands on a mark: 16 % of the ember.
  const mark = colord(scheme.paper).mix(scheme.ember, 0.16).toHex();
  expect(contrastOf(scheme.ink, mark)).toBeGreaterThan(leastContrast);
});

test.each(schemes)('in $name, $kind, lines are seen and are no text', ({ scheme }) => {
  expect(contrastOf(scheme.rule, scheme.paper)).toBeGreaterThan(1.3);
  expect(contrastOf(scheme.rule, scheme.paper)).toBeLessThan(2);
  expect(contrastOf(scheme.well, scheme.paper)).toBeGreaterThan(1.05);
});

test.each(schemes)('in $name, $kind, what is pointed at is seen to change', ({ scheme }) => {
  expect(contrastOf(scheme['ember-hot'], scheme.ember)).toBeGreaterThan(1.15);
});

test('text whose colour is one step too light is found', () => {
  const { light } = palettes.plain;
  expect(isLegible(light)).toBe(true);
  expect(isLegible({ ...light, 'ink-soft': '#727272' })).toBe(false);
  expect(isLegible({ ...light, 'on-ember': '#a9c4f2' })).toBe(false);
});

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#ffffff', '#777777')).toBeCloseTo(4.48, 2);
});

/** Of each channel so many steps. */
const steps = [0, 51, 102, 153, 204, 255];
const grid = steps.flatMap((red) =>
  steps.flatMap((green) => steps.map((blue) => colord({ r: red, g: green, b: blue }).toHex())),
);

test('a colour comes back from OKLCH as it was', () => {
  expect(grid.filter((hex) => toHex(toOklch(hex)) !== hex)).toEqual([]);
  // By Ottosson's own table.
  expect(toOklch('#ff0000').lightness).toBeCloseTo(0.628, 3);
  expect(toOklch('#ff0000').hue).toBeCloseTo(29.23, 1);
});

test('what no screen shows keeps its lightness and its hue', () => {
  const { lightness, hue, chroma } = toOklch(toHex({ lightness: 0.7, chroma: 0.4, hue: 145 }));
  expect(lightness).toBeCloseTo(0.7, 2);
  expect(hue).toBeCloseTo(145, 0);
  expect(chroma).toBeLessThan(0.4);
});

test('of any ember there is a palette that can be read, or a nearest one of its hue of which there is', () => {
  const kept = grid.filter((hex) => nearestEmber(hex) === hex);
  expect(kept.length).toBeGreaterThan(50);
  expect(grid.length - kept.length).toBeGreaterThan(50);
  for (const hex of grid) {
    const nearest = nearestEmber(hex);
    expect(nearestEmber(nearest)).toBe(nearest);
    for (const scheme of schemesOf(emberPalette(nearest)))
      for (const [front, back] of textPairs)
        expect([hex, front, back, contrastOf(scheme[front], scheme[back]) >= leastContrast]).toEqual([
          hex,
          front,
          back,
          true,
        ]);
  }
});

test('the nearest ember is no darker than it must be', () => {
  for (const hex of grid) {
    const nearest = nearestEmber(hex);
    if (nearest === hex) continue;
    const { lightness, ...rest } = toOklch(nearest);
    const lighter = toHex({ ...rest, lightness: lightness + 0.01 });
    expect([hex, isLegible(emberPalette(lighter).light)]).toEqual([hex, false]);
  }
});

test('an ember is the one of its palette in light, and what is made of it has its hue', () => {
  const { light, dark } = emberPalette('#1D4FB8');
  expect(light.ember).toBe('#1d4fb8');
  const { hue } = toOklch('#1d4fb8');
  for (const { ember, ink, rule } of [light, dark])
    for (const colour of [ember, ink, rule]) expect(Math.abs(toOklch(colour).hue - hue)).toBeLessThan(10);
});

test('a grey ember leaves paper and ink grey', () => {
  for (const { paper, ink, ember } of schemesOf(emberPalette('#5a5a5a')))
    for (const colour of [paper, ink, ember]) expect(toOklch(colour).chroma).toBeLessThan(0.002);
});
