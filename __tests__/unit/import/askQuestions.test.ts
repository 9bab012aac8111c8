import { askQuestions } from '../../../src/cli/askQuestions';
import type { Source } from '../../../src/import/found';
import type { Question } from '../../../src/import/questions';
import { spreadsheet } from '../../../src/import/readers/spreadsheet';
import { allOf, kindOf } from '../../support/import/allOf';
import { sourceOf } from '../../support/import/imports';
import { inputOf } from '../../support/import/inputOf';

/** Answers one after the other, and the questions that they were given to. */
const answering = (...answers: string[]) => {
  const questions: string[] = [];
  const ask = (question: string): Promise<string> => {
    questions.push(question);
    return Promise.resolve(answers.shift() ?? '');
  };
  return { ask, questions };
};

test('columns that are not known are asked for, until the answer is one that is', async () => {
  const input = inputOf({
    'books.csv': 'Title;Pages;Verlagshaus am Ort;Notizen\nRime;280;Hollow Press;shelf 3\nHoar;;;shelf 4\n',
  });
  const { ask, questions } = answering('nothing of it', 'Publisher', '-');
  const { source } = await askQuestions(ask, { input, source: spreadsheet });
  expect(questions).toEqual([
    '\nColumn "Verlagshaus am Ort", in 1 row: "Hollow Press"\nWhat is it, like ISBN or Publisher (Enter to leave it out): ',
    '  no column is known as "nothing of it"\nColumn "Verlagshaus am Ort", in 1 row: "Hollow Press"\nWhat is it, like ISBN or Publisher (Enter to leave it out): ',
    '\nColumn "Notizen", in 2 rows: "shelf 3", "shelf 4"\nWhat is it, like ISBN or Publisher (Enter to leave it out): ',
  ]);
  const [book] = kindOf(await allOf(source, input), 'entry');
  expect(JSON.stringify(book?.fields)).toContain('Hollow Press');
  expect(JSON.stringify(book?.fields)).not.toContain('shelf 3');
});

test('Enter takes the name that was most likely meant', async () => {
  const input = inputOf({ 'books.csv': 'Title,Pages,Publischer\nRime,280,Hollow Press\n' });
  const { ask, questions } = answering('');
  const { source } = await askQuestions(ask, { input, source: spreadsheet });
  expect(questions[0]).toContain('(Enter for Publisher, - to leave it out): ');
  const [book] = kindOf(await allOf(source, input), 'entry');
  expect(JSON.stringify(book?.fields)).toContain('Hollow Press');
});

test('each book that is proposed comes under the title that the author says, or not', async () => {
  const said = 'paperback, Hollow Press, 978-0-306-40615-7';
  const books = ['Rime', 'Salt', 'Other'].map((title): Question => ({
    about: 'book',
    name: `key of ${title}`,
    title,
    said,
  }));
  let answered: unknown;
  const source: Source = {
    ...sourceOf(),
    asks: {
      questions: () => Promise.resolve(books),
      answered: (answers) => {
        answered = [...answers];
        return source;
      },
    },
  };
  const { ask, questions } = answering('', 'Salt & Ash', '-');
  await askQuestions(ask, { input: inputOf({}), source });
  expect(questions[0]).toBe(`\n${said}\nTitle (Enter for Rime, - to leave it out): `);
  expect(answered).toEqual([
    ['key of Rime', 'Rime'],
    ['key of Salt', 'Salt & Ash'],
    ['key of Other', ''],
  ]);
});

test('of a source that asks nothing nobody is asked', async () => {
  const reading = { input: inputOf({}), source: sourceOf() };
  const ask = () => Promise.reject(new Error('asked'));
  expect(await askQuestions(ask, reading)).toEqual(reading);
});
