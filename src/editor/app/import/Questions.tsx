import type { SyntheticEvent } from 'react';
import type { BookQuestion, ColumnQuestion, Question } from '../../../import/questions';
import { countOf } from '../../../lib/text';
import { Button } from '../ui/Button';
import { Field } from '../ui/Field';
import * as styles from './ImportScreen.module.css';
import { Heading, Tick } from './parts';
import type { Answers } from './view';

/** A question with the names of its fields, and what was answered before. */
interface Asked<Kind> {
  readonly question: Kind;
  readonly name: string;
  readonly answer: string | undefined;
}

const comes = (name: string): string => `${name} comes`;

function AskColumn({ question, name, answer }: Asked<ColumnQuestion>) {
  const { rows, values, suggestion, choices } = question;
  const has = `In ${countOf(rows, 'row')}: ${values.map((value) => `“${value}”`).join(', ')}`;
  return (
    <Field label={`Column “${question.name}”`} help={has}>
      {(control) => (
        <select {...control} name={name} defaultValue={answer ?? ''}>
          <option value="">Leave it out</option>
          {suggestion !== undefined && <option value={suggestion}>Perhaps: {suggestion}</option>}
          {choices.map(({ group, names }) => (
            <optgroup key={group} label={group}>
              {names.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </optgroup>
          ))}
        </select>
      )}
    </Field>
  );
}

function AskBook({ question: { title, said }, name, answer }: Asked<BookQuestion>) {
  return (
    <fieldset>
      <legend>{title}</legend>
      <p className={styles.said}>{said}</p>
      <Tick name={comes(name)} defaultChecked={answer !== ''}>
        Bring it in
      </Tick>
      <Field label="Title">
        {(control) => <input {...control} name={name} defaultValue={answer || title} />}
      </Field>
    </fieldset>
  );
}

/** The answers as they stand in the form of the questions, whose fields are named by their places. */
const answersIn = (form: FormData, questions: readonly Question[]): Answers =>
  questions.map((question, index) => {
    const name = String(index);
    const written = form.get(name);
    const answer = typeof written === 'string' ? written : '';
    if (question.about === 'column') return [question.name, answer];
    return [question.name, form.has(comes(name)) ? answer.trim() || question.title : ''];
  });

const titleOf = (questions: readonly Question[]): string =>
  questions[0]?.about === 'book'
    ? `Known at Open Library: ${countOf(questions.length, 'book')}`
    : `Not known by ${questions.length === 1 ? 'its name' : 'their names'}: ${countOf(questions.length, 'column')}`;

interface Props {
  readonly questions: readonly Question[];
  readonly answers: Answers;
  readonly onAnswer: (answers: Answers) => void;
  readonly onLeave: () => void;
}

/** Asks what only the author can say of what was taken in. */
export function Questions({ questions, answers, onAnswer, onLeave }: Props) {
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onAnswer(answersIn(new FormData(event.currentTarget), questions));
  };
  return (
    <form className={styles.part} onSubmit={submit}>
      <Heading>{titleOf(questions)}</Heading>
      {questions.map((question, index) => {
        const asked = { name: String(index), answer: answers[index]?.[1] };
        return question.about === 'column' ? (
          <AskColumn key={index} question={question} {...asked} />
        ) : (
          <AskBook key={index} question={question} {...asked} />
        );
      })}
      <div className={styles.buttons}>
        <Button look="main" type="submit">
          Show what comes
        </Button>
        <Button onClick={onLeave}>Leave it</Button>
      </div>
    </form>
  );
}
