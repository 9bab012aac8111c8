import type { TakenBack } from '../../../import/undo';
import type { Taken } from '../../import/importDesk';
import type { Shown } from '../../import/shown';
import type { Params } from '../../requests';
import { desk } from './desk';

/** Something that was taken in. */
export interface Import extends Taken {
  /** Where its pictures stand, if they are not in it. */
  readonly picturesAt: string;
}

/** Answers to what is asked of an import, by the names of the questions. */
export type Answers = Params<'prepareImport'>['answers'];

/** Where an import stands, and what is shown of it. */
export type View =
  | { readonly at: 'start' }
  | { readonly at: 'last'; readonly files: number }
  | { readonly at: 'questions'; readonly taken: Import; readonly answers: Answers }
  | { readonly at: 'table'; readonly taken: Import; readonly answers: Answers; readonly shown: Shown }
  | { readonly at: 'done'; readonly shown: Shown }
  | { readonly at: 'undone'; readonly undone: TakenBack };

/** What is said when an import has got there. */
export const said: Readonly<Record<View['at'], string>> = {
  start: 'Nothing was changed.',
  last: '',
  questions: 'Nothing is changed yet.',
  table: 'Nothing is changed yet.',
  done: 'It is in.',
  undone: '',
};

/** What comes with these answers. */
export const tableOf = async (taken: Import, answers: Answers): Promise<View> => {
  const asked = { turn: taken.turn, answers, replace: [], isFetching: false };
  return { at: 'table', taken, answers, shown: await desk.prepare(asked) };
};
