import { type Entry, siteLanguage, valueOf } from '../content/read/entry';
import { readContent } from '../content/read/readContent';
import { isHiddenEntry } from '../content/read/visibility';
import { nextIds } from '../content/write/nextIds';
import type { Workshop } from './compose';
import type { FoundLeft, Input, Lost, Source } from './found';
import { addressesNow, asTheyLead } from './addressesNow';
import { formerAddresses, heldAddresses, redirectsIn } from './heldAddresses';
import { linkInText } from './linkInText';
import { makeEntries, type Outcome } from './makeEntries';
import { belowSlug, type Moved, movesNow, routeOf, tagsAhead, targetsOf } from './newAddresses';
import { type Planned, plan } from './plan';
import { type ImportRecord, readRecord, recordFile, recordText } from './record';
import { mergeRedirects, redirectsFile } from './redirects';
import { openStage, refuseMistakes, type Stage, takeOutMistaken, whyTakenOut } from './stage';
import { type Survey, survey } from './survey';

/** How far an import is: of which step, how much of how much. */
export type Progress = (
  step: 'reading' | 'making' | 'checking' | 'writing',
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

/** The tags of the posts that readers see already. */
const tagsThere = (entries: readonly Entry[], today: string): string[] =>
  entries
    .filter((entry) => entry.collection === 'posts' && !isHiddenEntry(entry, today))
    .flatMap((entry) => (valueOf(entry, 'tags') ?? []) as readonly string[]);

/** Gives numbers to new entries, each once. */
const numbersAfter = (entries: readonly Entry[]) => {
  const next: Record<string, number> = { ...nextIds(entries) };
  return (collection: string): number => {
    const id = next[collection] ?? 1;
    next[collection] = id + 1;
    return id;
  };
};

const altsIn = ({ files }: Survey): Map<string, string> =>
  new Map(
    files.flatMap(({ address, alt, caption }) => (alt || caption ? [[address, alt || caption || '']] : [])),
  );

/**
 * Makes all that a source holds ready beside the content, and checks it there: nothing is changed yet. Throws Refused, in
 * words for the author, of a source that cannot be read and of content that has mistakes. Who is done removes the stage.
 */
export const prepareImport = async (
  source: Source,
  input: Input,
  { root, today, onProgress, replace, convert, picture }: ImportOptions,
): Promise<Prepared> => {
  await refuseMistakes(root, today);
  const found = await survey(source, input, (entries) => onProgress('reading', entries));
  const { entries } = await readContent(root);
  const record: ImportRecord = await readRecord(root);
  const planned = await plan(found, { root, entries, record });
  const replaced = await replace(planned.filter(({ fate }) => fate === 'changed'));
  const byKey = new Map(planned.map((one) => [one.found.key, one]));
  const language = siteLanguage(entries);
  const targets = targetsOf(planned, today);
  const tags = tagsAhead(planned, tagsThere(entries, today), language, today);
  const held = heldAddresses(entries, planned, tags, today);
  const alts = altsIn(found);
  const numberFor = numbersAfter(entries);
  const stage = await openStage(root);
  try {
    const { outcomes, filesOf, digests } = await makeEntries(source, input, stage, {
      byKey,
      replaced,
      onProgress: (done) => onProgress('making', done, planned.length),
      workshopFor: (one) => ({
        convert,
        today,
        tags,
        language,
        picture: (wanted, names) =>
          picture({ ...wanted, alt: wanted.alt || alts.get(wanted.address) }, names, found.origins[0]),
        nextId: () => numberFor(one.collection),
        link: (address) => linkInText(address, one, found.origins, targets, today),
        aliases: formerAddresses(one, routeOf(one, byKey), targets, held),
        below: belowSlug(one, byKey),
      }),
    });
    const moved = asTheyLead(movesNow(found.moves, tags, language), held);
    const redirects = mergeRedirects(redirectsIn(entries), moved, planned, targets, held);
    if (redirects !== null) {
      await stage.write(redirectsFile, redirects);
      filesOf.set(redirectsFile, [redirectsFile]);
    }
    onProgress('checking', outcomes.size);
    const lost = [...found.lost];
    for (const [key, problems] of await takeOutMistaken(stage, filesOf, today)) {
      const outcome = outcomes.get(key);
      filesOf.delete(key);
      digests.delete(key);
      const why = whyTakenOut(problems);
      if (outcome) outcomes.set(key, { ...outcome, state: 'left out', why });
      else lost.push({ file: key, what: 'the old addresses that are no entry’s', why });
    }
    const files = [...filesOf.values()].flat();
    if (files.length) {
      const now = new Map(Object.entries(record));
      for (const [key, digest] of digests) now.set(key, { file: byKey.get(key)?.file ?? '', digest });
      await stage.write(recordFile, recordText(Object.fromEntries(now)));
    }
    return {
      stage,
      outcomes: [...outcomes.values()],
      addresses: [...addressesNow(outcomes, byKey, held), ...moved],
      left: found.left,
      lost,
      files: files.length ? [...files, recordFile] : [],
    };
  } catch (error) {
    await stage.remove();
    throw error;
  }
};
