import { targetOf } from '../import/catalogue/mapColumns';
import type { BookQuestion, ColumnQuestion } from '../import/questions';
import { questionsOf, type Reading, withAnswers } from '../import/reading';
import { countOf } from '../lib/text';
import type { Ask } from './terminal';

const none = '-';

/** Asks what a column is until the answer is a name that is known. Resolves with it, or with nothing where it is left out. */
const askColumn = async (ask: Ask, { name, rows, values, suggestion }: ColumnQuestion): Promise<string> => {
  const shown = values.map((value) => JSON.stringify(value)).join(', ');
  const hint = `Enter${suggestion ? ` for ${suggestion}, ${none} ` : ' '}to leave it out`;
  const question = `\nColumn ${JSON.stringify(name)}, in ${countOf(rows, 'row')}: ${shown}\nWhat is it, like ISBN or Publisher (${hint}): `;
  for (let asked = question; ;) {
    const answer = (await ask(asked)).trim() || suggestion || none;
    if (answer === none) return '';
    if (targetOf(answer)) return answer;
    asked = `  no column is known as ${JSON.stringify(answer)}${question}`;
  }
};

/** Asks under which title a book is to come. Resolves with nothing where it is not. */
const askBook = async (ask: Ask, { title, said }: BookQuestion): Promise<string> => {
  const answer = await ask(`\n${said}\nTitle (Enter for ${title}, ${none} to leave it out): `);
  return answer.trim() === none ? '' : answer.trim() || title;
};

/** Asks what only the author can say of what is read. Resolves with the same, as they have answered. */
export const askQuestions = async (ask: Ask, reading: Reading): Promise<Reading> => {
  const answers = new Map<string, string>();
  for (const question of await questionsOf(reading))
    answers.set(
      question.name,
      question.about === 'column' ? await askColumn(ask, question) : await askBook(ask, question),
    );
  return withAnswers(reading, answers);
};
