import { changed, redone, undoable, undone } from '../../../src/editor/app/drafts/undoable';

test('what is typed without a pause is one step back, and what comes after a pause another', () => {
  let history = undoable('');
  history = changed(history, 'a', 10_000);
  history = changed(history, 'ab', 10_400);
  history = changed(history, 'abc', 12_000);
  expect(undone(history).present).toBe('ab');
  expect(undone(undone(history)).present).toBe('');
  expect(undone(undone(undone(history))).present).toBe('');
});

test('what was undone comes back, until something else is typed', () => {
  const history = changed(changed(undoable(1), 2, 0), 3, 5000);
  const back = undone(undone(history));
  expect(redone(redone(redone(back))).present).toBe(3);
  expect(redone(changed(back, 9, 10_000)).present).toBe(9);
});

test('a step back is followed by a new step, however soon one types', () => {
  const back = undone(changed(changed(undoable('a'), 'ab', 0), 'abc', 5000));
  expect(undone(changed(back, 'abd', 5001)).present).toBe('ab');
});

test('two hundred steps are kept', () => {
  let history = undoable(0);
  for (let step = 1; step <= 250; step += 1) history = changed(history, step, step * 5000);
  for (let step = 0; step < 300; step += 1) history = undone(history);
  expect(history.present).toBe(50);
});
