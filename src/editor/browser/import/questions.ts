import { countOf } from '../../../lib/text';
import type { BookQuestion, ColumnQuestion, Question } from '../../../import/questions';
import { element } from '../element';
import { tick } from './results';

/** What asks a question, and the answer as it stands there. */
interface Asked {
  readonly part: HTMLElement;
  readonly answer: () => string;
}

const option = (name: string, words = name): HTMLElement => element('option', { value: name }, words);

const columnPart = ({ name, rows, values, suggestion, choices }: ColumnQuestion, id: string): Asked => {
  const field = element(
    'select',
    { id, 'aria-describedby': `${id}-has` },
    option('', 'Leave it out'),
    ...(suggestion === undefined ? [] : [option(suggestion, `Perhaps: ${suggestion}`)]),
    ...choices.map(({ group, names }) =>
      element('optgroup', { label: group }, ...names.map((one) => option(one))),
    ),
  );
  const has = `In ${countOf(rows, 'row')}: ${values.map((value) => `“${value}”`).join(', ')}`;
  const part = element(
    'div',
    { class: 'question' },
    element('label', { for: id }, `Column “${name}”`),
    element('p', { id: `${id}-has`, class: 'count' }, has),
    field,
  );
  return { part, answer: () => field.value };
};

const bookPart = ({ title, said }: BookQuestion, id: string): Asked => {
  const field = element('input', { id, type: 'text', value: title });
  const { box, label } = tick('Bring it in');
  box.checked = true;
  const part = element(
    'fieldset',
    { class: 'question' },
    element('legend', {}, title),
    element('p', { class: 'count' }, said),
    label,
    element('label', { for: id }, 'Title'),
    field,
  );
  return { part, answer: () => (box.checked ? field.value.trim() || title : '') };
};

/** What asks the questions of an import, and the answers by their names, as they stand there. */
export const questionParts = (
  questions: readonly Question[],
): { readonly parts: HTMLElement[]; readonly answers: () => [name: string, answer: string][] } => {
  const all = questions.map((question, index) => {
    const id = `question-${index}`;
    const asked = question.about === 'column' ? columnPart(question, id) : bookPart(question, id);
    return { ...asked, name: question.name };
  });
  return {
    parts: all.map(({ part }) => part),
    answers: () => all.map(({ name, answer }) => [name, answer()]),
  };
};

/** What is asked, as a title. */
export const titleOf = (questions: readonly Question[]): string =>
  questions[0]?.about === 'book'
    ? `Known at Open Library: ${countOf(questions.length, 'book')}`
    : `Not known by ${questions.length === 1 ? 'its name' : 'their names'}: ${countOf(questions.length, 'column')}`;
