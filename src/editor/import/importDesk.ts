import { Refused } from '../../content/read/refused';
import { importFrom } from '../../import/importFrom';
import type { Prepared, Progress } from '../../import/importInto';
import { keepImport } from '../../import/keep';
import { lastImport, takeBack, type TakenBack } from '../../import/undo';
import { titleOf } from '../../import/plan';
import type { IsbnOptions } from '../../import/isbn/isbnSource';
import type { Question } from '../../import/questions';
import { questionsOf, type Reading, readingByIsbn, readingOf, withAnswers } from '../../import/reading';
import { removeForgotten } from '../../import/stage';
import { nameOf } from '../app/publish/words';
import { readName } from '../publish/changes';
import type { Params } from '../requests';
import { kindOfPlanned, type Shown, shownOf } from './shown';
import { forgetSent, type SentFile, takeIn } from './takeIn';

/** How far a work is. */
export interface Step {
  /** In words for the author. */
  readonly words: string;
  readonly done: number;
  /** Of how many; nobody knows while a file is read. */
  readonly of?: number | undefined;
}

/** What was taken in: its number, by which it goes on, and what its author is to be asked of it. */
export interface Taken {
  readonly turn: number;
  readonly questions: readonly Question[];
}

/** Clears up what an editor has left that was killed while it was at an import. */
export const clearImports = async (root: string): Promise<void> => {
  await forgetSent(root);
  await removeForgotten(root);
};

/** An import as the editor does it for the content below `root`. */
export const makeImportDesk = (root: string, catalogue: IsbnOptions) => {
  let turn = 0;
  let taken: Reading | null = null;
  let ready: Prepared | null = null;
  let step: Step | null = null;
  const onProgress: Progress = (words, done, of) => void (step = { words, done, of });
  const clear = async (): Promise<void> => {
    const before = ready;
    ready = null;
    step = null;
    await before?.stage.remove();
  };
  const forget = async (): Promise<void> => {
    taken = null;
    await clear();
    await forgetSent(root);
  };
  /** Of two tabs the first must not bring in what the second has chosen. */
  const readingFor = (asked: number): Reading => {
    if (asked !== turn || taken === null)
      throw new Refused('another file was chosen meanwhile, perhaps in another tab: choose yours again');
    return taken;
  };
  const takeUp = async (find: () => Promise<Reading>): Promise<Taken> => {
    await forget();
    turn += 1;
    const reading = await find();
    const questions = await questionsOf(reading);
    taken = reading;
    return { turn, questions };
  };
  return {
    /** Takes in a file, in place of what was taken in before. */
    take: (sent: SentFile) => takeUp(async () => readingOf(await takeIn(root, sent))),
    /** Asks Open Library for the numbers of books in a text, and takes in what it says, in place of what was before. */
    lookUp: (text: string) => takeUp(() => readingByIsbn(root, text, catalogue)),
    /** Makes what was taken in ready, in place of what was ready before, and shows what it would do. */
    prepare: async (asked: Params<'prepareImport'>): Promise<Shown> => {
      const { source, input } = withAnswers(readingFor(asked.turn), new Map(asked.answers));
      await clear();
      let changed: Shown['changed'] = [];
      try {
        ready = await importFrom(source, input, {
          root,
          isFetching: asked.isFetching,
          onProgress,
          replace: (all) => {
            changed = all.map((one) => ({
              key: one.found.key,
              name: `${kindOfPlanned(one)}: ${titleOf(one.found)}`,
            }));
            return Promise.resolve(new Set(asked.replace));
          },
        });
        return shownOf(source.name, ready, changed);
      } finally {
        step = null;
      }
    },
    /** Keeps what was made ready. */
    keep: async (asked: number): Promise<void> => {
      readingFor(asked);
      if (!ready?.files.length) throw new Refused('there is nothing to bring in');
      const { files } = ready;
      try {
        await keepImport(root, ready, (done) => onProgress('Writing', done, files.length));
      } finally {
        await clear();
      }
      await forget();
    },
    /** Forgets what was taken in. */
    drop: async (asked: number): Promise<void> => {
      if (asked === turn) await forget();
    },
    /** How many files the last import wrote that can be taken back. */
    last: () => lastImport(root),
    undo: async (): Promise<TakenBack> => {
      const { undone, changed } = await takeBack(root);
      const names = await Promise.all(changed.map((file) => readName(root, file)));
      return { undone, changed: names.map(nameOf) };
    },
    step: () => step,
  };
};

/** The editor's place for imports: one at a time. Its works throw Refused, in words for the author. */
export type ImportDesk = ReturnType<typeof makeImportDesk>;
