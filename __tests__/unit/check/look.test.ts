import { problemsOf, site } from '../../support/content';

const problems = (look: object) => problemsOf({ 'site.json': { ...site, look } });

test('a look has a palette, or an ember of its own, and perhaps a typeface', async () => {
  expect(await problems({ palette: 'space-opera' })).toEqual([]);
  expect(await problems({ ember: '#1D4FB8', typeface: 'cormorant' })).toEqual([]);
  expect(await problems({})).toEqual([]);
});

test('an ember that could not be read is named, with the nearest that could', async () => {
  expect(await problems({ ember: '#ff8a5c' })).toEqual([
    'data/site.json:23 look.ember: must be darker, to be read on light paper: the nearest that can be is #b44611, got "#ff8a5c"',
  ]);
  expect(await problems({ ember: '#b44611' })).toEqual([]);
});

test('a colour is six digits, and no name', async () => {
  const instead = 'must be # and six digits or letters from a to f, like #a93416';
  for (const ember of ['rust', '#a31', '#a93416ff', 'rgb(1 2 3)'])
    expect(await problems({ ember })).toEqual([
      `data/site.json:23 look.ember: ${instead}, got ${JSON.stringify(ember)}`,
    ]);
});

test('palettes and typefaces are those of the kit', async () => {
  expect(await problems({ palette: 'noir', typeface: 'papyrus' })).toEqual([
    'data/site.json:23 look.palette: must be horror or space-opera or cosy or gothic or literary or plain, got "noir"',
    'data/site.json:24 look.typeface: must be alegreya or vollkorn or cormorant or alegreya-sans, got "papyrus"',
  ]);
});

test('an ember beside a palette is named', async () => {
  expect(await problems({ palette: 'cosy', ember: '#1d4fb8' })).toEqual([
    'data/site.json:24 look.ember: stands beside a palette: keep one of the two, got "#1d4fb8"',
  ]);
});
