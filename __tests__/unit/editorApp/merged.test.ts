import { areAtOdds, merged } from '../../../src/editor/app/drafts/merged';
import type { EntryState } from '../../../src/editor/app/entryState';

const state = (fields: EntryState['fields'], body = ''): EntryState => ({ fields, body, files: {} });

const base = state({ title: 'A', link: 'https://a.example', tags: ['One'] }, 'Words.');

test('changes of different fields come together, what is left out and the text as well', () => {
  const mine = state({ title: 'Mine', link: 'https://a.example', tags: ['One'] }, 'Words.');
  const theirs = state({ title: 'A', tags: ['One', 'Two'], words: 7 }, 'Other words.');
  expect(areAtOdds(base, mine, theirs)).toBe(false);
  for (const side of ['mine', 'theirs'] as const)
    expect(merged(base, mine, theirs, side)).toEqual(
      state({ title: 'Mine', tags: ['One', 'Two'], words: 7 }, 'Other words.'),
    );
});

test('of a field that both changed, the side that is chosen stays', () => {
  const mine = state({ title: 'Mine', tags: ['One'] }, 'My words.');
  const theirs = state({ title: 'Theirs', link: 'https://a.example', tags: ['Two'] }, 'Their words.');
  expect(areAtOdds(base, mine, theirs)).toBe(true);
  expect(merged(base, mine, theirs, 'mine')).toEqual(state({ title: 'Mine', tags: ['Two'] }, 'My words.'));
  expect(merged(base, mine, theirs, 'theirs')).toEqual(
    state({ title: 'Theirs', tags: ['Two'] }, 'Their words.'),
  );
});

test('what both changed alike is no conflict', () => {
  const both = state({ ...base.fields, title: 'Both' }, 'Words.');
  expect(areAtOdds(base, both, both)).toBe(false);
});

test('fields of a group come together as those of the entry do', () => {
  const about = { blurb: 'It snows.', subtitle: 'A Tale', audience: ['all'] };
  const [before, mine, theirs] = [about, { ...about, blurb: 'It rains.' }, { ...about, subtitle: 'A Novel' }];
  const all = [before, mine, theirs].map((one) => state({ about: one })) as [
    EntryState,
    EntryState,
    EntryState,
  ];
  expect(areAtOdds(...all)).toBe(false);
  expect(merged(...all, 'theirs')).toEqual(state({ about: { ...mine, subtitle: 'A Novel' } }));
  const odd = state({ about: { ...theirs, blurb: 'It hails.', audience: undefined } });
  expect(areAtOdds(all[0], all[1], odd)).toBe(true);
  expect(merged(all[0], all[1], odd, 'mine')).toEqual(
    state({ about: { blurb: 'It rains.', subtitle: 'A Novel' } }),
  );
});
