import { join, posix } from 'node:path';
import { Refused } from '../content/read/refused';
import { sha256 } from '../content/read/sha256';
import { compose, type Workshop } from './compose';
import type { Input, Lost, Source } from './found';
import { type Planned, titleOf } from './plan';
import { digestOf, type Stage } from './stage';
import { readOnce } from './survey';

/** What became of one entry. */
export interface Outcome {
  readonly planned: Planned;
  readonly title: string;
  readonly state: 'new' | 'updated' | 'as it was' | 'left out';
  /** Of what is left out. */
  readonly why?: string | undefined;
  readonly lost: readonly Lost[];
}

const whyOut: Partial<Record<Planned['fate'], string>> = {
  deleted: 'you have deleted it since it was imported',
  there: 'it is there already',
  changed: 'you have changed it by hand: yours stays',
};

/** Why an entry stays out whose text cannot be read; the others come. Throws what lies elsewhere. */
const whyUnread = (error: unknown): string => {
  if (error instanceof Refused) return error.message;
  throw error;
};

/** Makes all entries of a source in the copy of the content, but for those that stay out. */
export const makeEntries = async (
  source: Source,
  input: Input,
  stage: Stage,
  {
    byKey,
    replaced,
    workshopFor,
    onProgress,
  }: {
    readonly byKey: ReadonlyMap<string, Planned>;
    readonly replaced: ReadonlySet<string>;
    readonly workshopFor: (planned: Planned) => Workshop;
    readonly onProgress: (done: number) => void;
  },
) => {
  const outcomes = new Map<string, Outcome>();
  /** Files from the root. */
  const filesOf = new Map<string, readonly string[]>();
  const digests = new Map<string, string>();
  for await (const found of readOnce(source, input)) {
    const planned = found.kind === 'entry' ? byKey.get(found.key) : undefined;
    if (found.kind !== 'entry' || !planned) continue;
    const { key } = found;
    onProgress(outcomes.size + 1);
    const title = titleOf(planned.found);
    const why = replaced.has(key) ? undefined : whyOut[planned.fate];
    const composed = why ?? (await compose(planned, found.text, workshopFor(planned)).catch(whyUnread));
    if (typeof composed === 'string') {
      outcomes.set(key, { planned, title, state: 'left out', why: composed, lost: [] });
      continue;
    }
    const { text, beside, lost } = composed;
    if (!found.isPatch) digests.set(key, sha256(text));
    const folder = posix.dirname(planned.file);
    const files = new Map<string, string | Buffer>([[planned.file, text]]);
    for (const [name, bytes] of beside) files.set(posix.join(folder, name), bytes);
    const fresh: string[] = [];
    for (const [file, bytes] of files)
      if ((await digestOf(join(stage.folder, file))) !== sha256(bytes)) {
        await stage.write(file, bytes);
        fresh.push(file);
      }
    if (fresh.length) filesOf.set(key, fresh);
    const state = planned.current ? 'updated' : 'new';
    outcomes.set(key, { planned, title, state: fresh.length ? state : 'as it was', lost });
  }
  return { outcomes, filesOf, digests };
};

/** What was made: what became of each entry, and what was written for it, by its key. */
export type Made = Awaited<ReturnType<typeof makeEntries>>;
