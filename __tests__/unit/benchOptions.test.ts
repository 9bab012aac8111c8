import { readOptions } from '../../bench/options';

const known = ['reader', 'scale'];

test('without a word everything is measured, five times', () => {
  expect(readOptions([], known)).toMatchObject({
    measurements: known,
    runs: 5,
    routes: [],
    books: [33, 330, 1650],
  });
});

test('one measurement, with its options', () => {
  const line = ['reader', '--runs', '3', '--route', 'music', '--route', '/', '--books', '6'];
  expect(readOptions(line, known)).toMatchObject({
    measurements: ['reader'],
    runs: 3,
    routes: ['/music/', '/'],
    books: [6],
  });
});

test.each([
  [['raeder'], 'there is no measurement raeder: choose from reader, scale'],
  [['--runs', 'x'], '--runs needs a whole number from 1, got x'],
  [['--runs', '0'], '--runs needs a whole number from 1, got 0'],
  [['scale', '--books', '1.5'], '--books needs a whole number from 1, got 1.5'],
])('%j is refused', (line, reason) => {
  expect(() => readOptions(line, known)).toThrow(reason);
});
