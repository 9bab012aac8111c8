import { partsAmong, placesOf } from '../../src/lib/series';

const work = (title: string, position?: number, further?: { name: string; position?: number }) => ({
  title,
  series: { name: 'lamps', ...(position !== undefined && { position }) },
  ...(further && { furtherSeries: [further] }),
});

test('the parts of a series stand by their numbers, those without one last', () => {
  const works = [work('none'), work('two', 2), work('between', 1.5), work('one', 1)];
  expect(partsAmong(works, 'lamps').map((part) => [part.work.title, part.position])).toEqual([
    ['one', 1],
    ['between', 1.5],
    ['two', 2],
    ['none', null],
  ]);
  expect(partsAmong(works, 'houses')).toEqual([]);
});

test('a work has another place in each of its series', () => {
  const both = work('both', 3, { name: 'houses', position: 1 });
  expect(partsAmong([both], 'houses')).toEqual([{ work: both, position: 1 }]);
  expect(placesOf(both)).toEqual([
    { name: 'lamps', position: 3 },
    { name: 'houses', position: 1 },
  ]);
});

test.each([
  [{}],
  [{ series: null, furtherSeries: null }],
  [{ series: 'lamps' }],
  [{ series: { name: 7 }, furtherSeries: 'lamps' }],
  [{ furtherSeries: [null, 5, {}] }],
])('what nobody can read is no place: %j', (written) => {
  expect(placesOf(written)).toEqual([]);
});
