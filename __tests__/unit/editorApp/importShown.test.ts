import { lossGroups } from '../../../src/editor/import/lossGroups';
import { shownOf } from '../../../src/editor/import/shown';
import { makeContent, removeContent } from '../../support/content';
import { foundPost, prepared } from '../../support/import/imports';
import { advice } from '../../../src/import/advice';

const at = { file: 'export.xml', line: 12 };

test('losses are grouped by what is lost and why, the largest group first', () => {
  const why = `is not in what you gave: ${advice.fetch} from old.example`;
  const picture = (name: string) => ({
    ...at,
    what: `the picture https://old.example/2012/${name}.jpg`,
    why,
  });
  const block = { ...at, what: 'the block archives', why: 'it was made anew for each visit' };
  expect(
    lossGroups([
      { title: '', lost: [block, { file: 'books.csv', line: 3, what: 'the ISBN 12', why: 'is too short' }] },
      { title: 'The Lamp', lost: [picture('a'), picture('b')] },
    ]),
  ).toEqual([
    {
      name: 'Pictures',
      why: 'Not in what you gave: where “Fetch pictures that are missing” is ticked, it is fetched from old.example',
      things: [
        { what: 'a.jpg', where: '“The Lamp”' },
        { what: 'b.jpg', where: '“The Lamp”' },
      ],
    },
    {
      name: 'Blocks',
      why: 'It was made anew for each visit',
      things: [{ what: 'archives', where: '' }],
    },
    { name: 'ISBNs', why: 'Too short', things: [{ what: '12', where: 'line 3' }] },
  ]);
});

test('the page is told no path and no command', () => {
  const all = Object.values(advice).map((one) => ({ ...at, what: 'the picture x', why: `gone: ${one} y` }));
  const said = JSON.stringify(lossGroups([{ title: '', lost: all }]));
  expect(said).not.toMatch(/--|npm|data\//);
});

test('what comes is called by what it is, and a draft so', async () => {
  const root = makeContent({});
  const draft = foundPost('draft', { fields: { title: 'Draft', published: '2024-01-01', draft: true } });
  const wrong = foundPost('coat', { fields: { title: 'Coat', published: '2024-13-45' } });
  const ready = await prepared(root, [foundPost('hat'), draft, wrong]);
  await ready.stage.remove();
  expect(shownOf('X', ready, []).rows.map(({ becomes }) => becomes)).toEqual([
    'Post',
    'Post, a draft',
    'Post: published: is not a date of the calendar, got "2024-13-45"',
  ]);
  removeContent(root);
});
