import { conflicts, merged } from '../../../src/editor/app/drafts/merged';
import type { EntryState } from '../../../src/editor/app/entryState';

const state = (fields: EntryState['fields'], body = ''): EntryState => ({ fields, body, files: {} });

const base = state({ title: 'A', link: 'https://a.example', tags: ['One'] }, 'Words.');

test('changes of different fields come together, what is left out and the text as well', () => {
  const mine = state({ title: 'Mine', link: 'https://a.example', tags: ['One'] }, 'Words.');
  const theirs = state({ title: 'A', tags: ['One', 'Two'], words: 7 }, 'Other words.');
  expect(conflicts(base, mine, theirs)).toEqual([]);
  for (const side of ['mine', 'theirs'] as const)
    expect(merged(base, mine, theirs, side)).toEqual(
      state({ title: 'Mine', tags: ['One', 'Two'], words: 7 }, 'Other words.'),
    );
});

test('of a field that both changed, the side that is chosen stays', () => {
  const mine = state({ title: 'Mine', tags: ['One'] }, 'My words.');
  const theirs = state({ title: 'Theirs', link: 'https://a.example', tags: ['Two'] }, 'Their words.');
  expect(conflicts(base, mine, theirs)).toEqual(['title', 'body']);
  expect(merged(base, mine, theirs, 'mine')).toEqual(state({ title: 'Mine', tags: ['Two'] }, 'My words.'));
  expect(merged(base, mine, theirs, 'theirs')).toEqual(
    state({ title: 'Theirs', tags: ['Two'] }, 'Their words.'),
  );
});

test('what both changed alike is no conflict', () => {
  const both = state({ ...base.fields, title: 'Both' }, 'Words.');
  expect(conflicts(base, both, both)).toEqual([]);
});
