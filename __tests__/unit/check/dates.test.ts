import { type Changes, problemsOf } from '../../support/content';

const post = (fields: string): string =>
  `---\ntitle: "A post"\ndescription: "D"\nform: essay\n${fields}---\n\nText.\n`;

test.each<[string, Changes, string[]]>([
  [
    'a date the calendar does not have',
    { 'swof/a.json': { id: 1, name: 'A', startDate: '2/29/2023' } },
    ['data/swof/a.json:4 startDate: is not a date of the calendar, got "2/29/2023"'],
  ],
  [
    'a date in another form',
    { 'swof/a.json': { id: 1, name: 'A', startDate: '2023-02-01' } },
    ['data/swof/a.json:4 startDate: must be month/day/year, like 7/5/2009, got "2023-02-01"'],
  ],
  [
    'a date that lies ahead',
    { 'swof/a.json': { id: 1, name: 'A', startDate: '6/2/2024' } },
    ['data/swof/a.json:4 startDate: must not lie ahead of today, 2024-06-01, got "6/2/2024"'],
  ],
  [
    'a post whose date does not exist',
    { 'posts/a/index.md': post('published: "2024-04-31"\n') },
    ['data/posts/a/index.md:5 published: is not a date of the calendar, got "2024-04-31"'],
  ],
])('%s is named by file, line and field', async (_name, changes, expected) => {
  expect(await problemsOf(changes)).toEqual(expected);
});
