import { askProposals } from '../../../src/cli/askProposals';
import { allOf } from '../../support/import/allOf';
import { foundPost, sourceOf } from '../../support/import/imports';

const book = (key: string) =>
  foundPost(key, {
    collection: 'books',
    fields: {
      title: key,
      editions: [{ format: 'paperback', publisher: 'Hollow Press', isbn: '978-0-306-40615-7' }],
    },
  });
const input = { name: 'Open Library', files: [] };

test('each book that is proposed comes under the title that the author says, or not', async () => {
  const series = foundPost('frostline', { collection: 'series' });
  const questions: string[] = [];
  const answers = ['', 'Salt & Ash', '-'];
  const ask = (question: string) => {
    questions.push(question);
    return Promise.resolve(answers.shift() ?? '');
  };
  const source = await askProposals(ask, input, sourceOf(series, book('Rime'), book('Salt'), book('Other')));
  expect(questions[0]).toBe(
    '\npaperback, Hollow Press, 978-0-306-40615-7\nTitle (Enter for Rime, - to leave it out): ',
  );
  const found = await allOf(source, input);
  expect(found.map((one) => one.kind === 'entry' && one.fields['title'])).toEqual([
    'About frostline',
    'Rime',
    'Salt & Ash',
  ]);
});
