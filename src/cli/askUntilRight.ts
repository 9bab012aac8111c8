import type { Answers } from '../content/model/fieldInfo';
import { type Ask, askYesOrNo, fillIn, type Questions } from './ask';
import type { TypedField } from './fieldValue';

/** Whether an author is asked for a field, at least where its object is begun. */
const isAsked = ({ isRequired, group }: TypedField, { mayBeNone = [] }: Questions): boolean =>
  isRequired && (!group || mayBeNone.includes(group));

/** The answers, a line each. */
const inLines = (questions: Questions, answers: Answers): string =>
  questions.fields
    .flatMap((field) => {
      const { name, info, group } = field;
      const isFirst = questions.fields.find((one) => one.group === group) === field;
      const isNone = answers[name] === undefined;
      if (isNone && !(isFirst && isAsked(field, questions))) return [];
      return [`  ${info.label}: ${isNone ? 'none' : String(answers[name])}`];
    })
    .join('\n');

/** The same questions, the answers kept, and what the command line has of them asked for too. */
const again = (questions: Questions, answers: Answers): Questions => {
  const asked = questions.fields.filter((field) => isAsked(field, questions)).map(({ name }) => name);
  const given = Object.entries(questions.given).filter(([name]) => !asked.includes(name));
  return { ...questions, given: Object.fromEntries(given), kept: answers };
};

/** Asks until the author finds the answers right, which are shown with `means`, what the next yes does. Resolves with them. */
export const askUntilRight = async (questions: Questions, ask: Ask, means: string): Promise<Answers> => {
  for (let asked = questions; ;) {
    const answers = await fillIn(asked, ask);
    const shown = `\nYour answers:\n${inLines(asked, answers)}\n\n${means}\n`;
    if (
      await askYesOrNo(
        (question) => ask(question.startsWith(' ') ? question : shown + question),
        'Is that right?',
      )
    )
      return answers;
    asked = again(questions, answers);
  }
};
