import { askColumns } from '../../../src/cli/askColumns';
import { spreadsheet } from '../../../src/import/readers/spreadsheet';
import { allOf, kindOf } from '../../support/import/allOf';
import { inputOf } from '../../support/import/inputOf';

const input = inputOf({
  'books.csv': 'Title;Pages;Verlagshaus am Ort;Notizen\nRime;280;Hollow Press;shelf 3\n',
});

test('columns that are not known are asked for, until the answer is one that is', async () => {
  const questions: string[] = [];
  const answers = ['nothing of it', 'Publisher', '-'];
  const ask = (question: string) => {
    questions.push(question);
    return Promise.resolve(answers.shift() ?? '');
  };
  const found = await allOf(await askColumns(ask, input, spreadsheet), input);
  expect(questions).toHaveLength(3);
  expect(questions[1]).toContain('  no column is known as "nothing of it"\n');
  const [book] = kindOf(found, 'entry');
  expect(JSON.stringify(book?.fields)).toContain('Hollow Press');
  expect(JSON.stringify(book?.fields)).not.toContain('shelf 3');
});

test('of another source nothing is asked', async () => {
  const other = { ...spreadsheet, name: 'Other' };
  const ask = () => Promise.reject(new Error('asked'));
  expect(await askColumns(ask, input, other)).toBe(other);
});
