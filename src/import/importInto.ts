import { formatProblem } from '../content/read/problem';
import { readContent } from '../content/read/readContent';
import type { Workshop } from './compose';
import type { FoundLeft, Input, Lost, Source } from './found';
import { addressesNow } from './addressesNow';
import { foresee, workshopsFor } from './foresee';
import { redirectsIn } from './heldAddresses';
import { type Made, makeEntries, type Outcome } from './makeEntries';
import { refuseMistakes, takeOutMistaken } from './mistaken';
import type { Moved } from './newAddresses';
import { type Planned, plan } from './plan';
import { readRecord, recordFile, recordText } from './record';
import { mergeRedirects, redirectsFile } from './redirects';
import { openStage, type Stage } from './stage';
import { survey } from './survey';

/** How far an import is: at which step, in words for the author, how much of how much. */
export type Progress = (
  step: 'Reading' | 'Making entries' | 'Checking' | 'Writing',
  done: number,
  of?: number,
) => void;

/** What an import is told. */
export interface ImportOptions extends Pick<Workshop, 'convert' | 'picture' | 'today'> {
  readonly root: string;
  /** The keys of those that are to be replaced though they were changed by hand since, or have words of their own. */
  readonly replace: (changed: readonly Planned[]) => Promise<ReadonlySet<string>>;
  readonly onProgress: Progress;
}

/** An import that is ready to be kept. */
export interface Prepared {
  readonly stage: Stage;
  readonly outcomes: readonly Outcome[];
  readonly addresses: readonly Moved[];
  readonly left: readonly FoundLeft[];
  readonly lost: readonly Lost[];
  /** The files to be written, from the root; none where nothing changes. */
  readonly files: readonly string[];
}

/** Takes what is wrong out of the copy again. Resolves with what is lost by that besides entries, which say why themselves. */
const takeOut = async (
  { outcomes, filesOf, digests }: Made,
  stage: Stage,
  today: string,
): Promise<Lost[]> => {
  const lost: Lost[] = [];
  for (const [key, problems] of await takeOutMistaken(stage, filesOf, today)) {
    const outcome = outcomes.get(key);
    filesOf.delete(key);
    digests.delete(key);
    const why = problems.map((problem) => formatProblem(problem)).join('; ');
    if (outcome) outcomes.set(key, { ...outcome, state: 'left out', why });
    else lost.push({ file: key, what: 'the old addresses that are no entry’s', why });
  }
  return lost;
};

const makeReady = async (
  stage: Stage,
  source: Source,
  input: Input,
  { root, today, onProgress, replace, convert, picture }: ImportOptions,
): Promise<Prepared> => {
  const found = await survey(source, input, (entries) => onProgress('Reading', entries));
  const { entries } = await readContent(root);
  const record = await readRecord(root);
  const planned = await plan(found, { root, entries, record });
  const replaced = await replace(planned.filter(({ fate }) => fate === 'changed'));
  const foresight = foresee(planned, found, entries, today);
  const { byKey, routes, targets, held, moved } = foresight;
  const made = await makeEntries(source, input, stage, {
    byKey,
    replaced,
    onProgress: (done) => onProgress('Making entries', done, planned.length),
    workshopFor: workshopsFor(foresight, found, entries, { convert, picture, today }),
  });
  const { outcomes, filesOf, digests } = made;
  const redirects = mergeRedirects(redirectsIn(entries), moved, planned, targets, held);
  if (redirects !== null) {
    await stage.write(redirectsFile, redirects);
    filesOf.set(redirectsFile, [redirectsFile]);
  }
  onProgress('Checking', outcomes.size);
  const lost = [...found.lost, ...(await takeOut(made, stage, today))];
  const files = [...filesOf.values()].flat();
  if (files.length) {
    const now = new Map(Object.entries(record));
    for (const [key, digest] of digests) now.set(key, { file: byKey.get(key)?.file ?? '', digest });
    await stage.write(recordFile, recordText(Object.fromEntries(now)));
  }
  return {
    stage,
    outcomes: [...outcomes.values()],
    addresses: [...addressesNow(outcomes, routes, held), ...moved],
    left: found.left,
    lost,
    files: files.length ? [...files, recordFile] : [],
  };
};

/**
 * Makes all that a source holds ready beside the content, and checks it there: nothing is changed yet. Throws Refused, in
 * words for the author, of a source that cannot be read and of content that has mistakes. Who is done removes the stage.
 */
export const prepareImport = async (
  source: Source,
  input: Input,
  options: ImportOptions,
): Promise<Prepared> => {
  await refuseMistakes(options.root, options.today);
  // Before anything is decided by the content: what is changed from then on is not written over.
  const stage = await openStage(options.root);
  try {
    return await makeReady(stage, source, input, options);
  } catch (error) {
    await stage.remove();
    throw error;
  }
};
