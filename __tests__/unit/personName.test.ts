import { isPersonName } from '../../src/cli/personName';

test.each([
  'M. Keeper',
  'Siobhán Ní Dhúill-Ørsted',
  'Flann O’Brien',
  "Edna O'Brien",
  'bell hooks',
  'J. R. R. Tolkien',
  'Ursula K. Le Guin',
  'Лев Толстой',
  '村上春樹',
  'नागार्जुन मिश्र',
])('%s may be the name of a person', (name) => {
  expect(isPersonName(name)).toBe(true);
});

test.each([
  '',
  'root',
  'ubuntu',
  'jsmith92',
  'siobhan',
  'me@example.com',
  'CI Bot',
  'GitHub Actions',
  'github-actions[bot]',
  'Your Name',
  'First Last',
  'Hollow Lamp Press',
  'Keeper Ltd.',
  'The Build Team',
  'user 1',
])('%j is none', (name) => {
  expect(isPersonName(name)).toBe(false);
});
