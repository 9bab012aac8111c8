import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { refuseFileName } from '../../content/check/fileName';
import { Refused } from '../../content/read/refused';
import type { Prepared } from '../../import/importInto';
import { importFrom } from '../../import/importFrom';
import { keepImport, takeBack, type TakenBack } from '../../import/keep';
import { openInput } from '../../import/openInput';
import { sourceFor } from '../../import/sources';
import { type Shown, shownOf } from './shown';

/** Where a file lies that was sent, from the root: beside what builds keep, and nowhere in the content. */
const sentFolder = '.cache/import/sent';

/** How far a work is, in words for the author; empty where there is none. */
type Step = string;

/** The editor's place for imports: one at a time. */
export interface ImportDesk {
  /** Takes in a file under its name. */
  readonly take: (name: string, bytes: Readable) => Promise<void>;
  /** Makes what was taken in ready, in place of what was ready before, and shows what it would do. */
  readonly prepare: (options: {
    readonly replace: readonly string[];
    readonly isFetching: boolean;
  }) => Promise<Shown>;
  /** Keeps what was made ready. */
  readonly keep: () => Promise<void>;
  /** Forgets what was taken in. */
  readonly drop: () => Promise<void>;
  readonly undo: () => Promise<TakenBack>;
  readonly step: () => Step;
}

const words = { reading: 'Reading', making: 'Making entries', checking: 'Checking', writing: 'Writing' };

/** An import as the editor does it for the content below `root`. Throws Refused, in words for the author. */
export const makeImportDesk = (root: string): ImportDesk => {
  let taken: string | null = null;
  let ready: Prepared | null = null;
  let step: Step = '';
  const clear = async (): Promise<void> => {
    await ready?.stage.remove();
    ready = null;
  };
  const onProgress = (name: keyof typeof words, done: number, of?: number): void => {
    step = `${words[name]}: ${done.toLocaleString('en')}${of ? ` of ${of.toLocaleString('en')}` : ''}`;
  };
  const drop = async (): Promise<void> => {
    await clear();
    taken = null;
    await rm(join(root, sentFolder), { recursive: true, force: true });
  };
  return {
    take: async (name, bytes) => {
      await drop();
      const fault = refuseFileName(name);
      if (fault) throw new Refused(`the name of the file ${fault}`);
      await mkdir(join(root, sentFolder), { recursive: true });
      const path = join(root, sentFolder, name);
      await pipeline(bytes, createWriteStream(path));
      taken = path;
    },
    prepare: async ({ replace, isFetching }) => {
      if (taken === null) throw new Refused('choose a file first');
      await clear();
      const input = await openInput(taken);
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
        step = '';
      }
    },
    keep: async () => {
      if (!ready)
        throw new Refused(
          'what was made ready is gone, as the editor was started anew: choose the file again',
        );
      const { stage, files } = ready;
      try {
        await keepImport(root, ready, (done) => onProgress('writing', done, files.length));
      } finally {
        step = '';
        await stage.remove();
      }
      await drop();
    },
    drop,
    undo: () => takeBack(root),
    step: () => step,
  };
};
