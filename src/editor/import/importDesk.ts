import { Refused } from '../../content/read/refused';
import { importFrom } from '../../import/importFrom';
import type { Prepared, Progress } from '../../import/importInto';
import { keepImport } from '../../import/keep';
import { lastImport, takeBack, type TakenBack } from '../../import/undo';
import { openInput } from '../../import/openInput';
import { sourceFor } from '../../import/sources';
import { removeForgotten } from '../../import/stage';
import type { Params } from '../requests';
import { type Shown, shownOf } from './shown';
import { forgetSent, type SentFile, takeIn } from './takeIn';

/** How far a work is. */
export interface Step {
  /** In words for the author. */
  readonly words: string;
  readonly done: number;
  /** Of how many; nobody knows while a file is read. */
  readonly of?: number | undefined;
}

/** The editor's place for imports: one at a time. Its works throw Refused, in words for the author. */
export interface ImportDesk {
  /** Takes in a file, in place of the one before, and resolves with its number, by which it goes on. */
  readonly take: (sent: SentFile) => Promise<{ readonly turn: number }>;
  /** Makes what was taken in ready, in place of what was ready before, and shows what it would do. */
  readonly prepare: (asked: Params<'prepareImport'>) => Promise<Shown>;
  /** Keeps what was made ready. */
  readonly keep: (turn: number) => Promise<void>;
  /** Forgets what was taken in. */
  readonly drop: (turn: number) => Promise<void>;
  /** How many files the last import wrote that can be taken back. */
  readonly last: () => Promise<number>;
  readonly undo: () => Promise<TakenBack>;
  readonly step: () => Step | null;
}

const words: Readonly<Record<Parameters<Progress>[0], string>> = {
  reading: 'Reading',
  making: 'Making entries',
  checking: 'Checking all of it',
  writing: 'Writing',
};

/** Clears up what an editor has left that was killed while it was at an import. */
export const clearImports = async (root: string): Promise<void> => {
  await forgetSent(root);
  await removeForgotten(root);
};

/** An import as the editor does it for the content below `root`. */
export const makeImportDesk = (root: string): ImportDesk => {
  let turn = 0;
  let taken: string | null = null;
  let ready: Prepared | null = null;
  let step: Step | null = null;
  const onProgress: Progress = (name, done, of) => void (step = { words: words[name], done, of });
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
  const fileOf = (asked: number): string => {
    if (asked !== turn || taken === null)
      throw new Refused('another file was chosen meanwhile, perhaps in another tab: choose yours again');
    return taken;
  };
  return {
    take: async (sent) => {
      await forget();
      turn += 1;
      taken = await takeIn(root, sent);
      return { turn };
    },
    prepare: async ({ turn: asked, replace, isFetching }) => {
      const path = fileOf(asked);
      await clear();
      const input = await openInput(path);
      const source = sourceFor(input);
      const changed: Shown['changed'][number][] = [];
      try {
        ready = await importFrom(source, input, {
          root,
          isFetching,
          onProgress,
          replace: (all) => {
            changed.push(...all.map(({ file, found }) => ({ key: found.key, file })));
            return Promise.resolve(new Set(replace));
          },
        });
        return shownOf(source.name, ready, changed);
      } finally {
        step = null;
      }
    },
    keep: async (asked) => {
      fileOf(asked);
      if (!ready?.files.length) throw new Refused('there is nothing to bring in');
      const { files } = ready;
      try {
        await keepImport(root, ready, (done) => onProgress('writing', done, files.length));
      } finally {
        await clear();
      }
      await forget();
    },
    drop: async (asked) => {
      if (asked === turn) await forget();
    },
    last: () => lastImport(root),
    undo: () => takeBack(root),
    step: () => step,
  };
};
