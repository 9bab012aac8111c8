interface Dated {
  readonly released: string | null;
}

interface Published {
  readonly editions: readonly Dated[] | null;
}

type EditionOf<Entry extends Published> = NonNullable<Entry['editions']>[number];

/** Something with its next edition, or its last. */
export interface Release<Entry extends Published> {
  readonly entry: Entry;
  readonly edition: EditionOf<Entry> & { readonly released: string };
  /** Whether its day is to come. */
  readonly isAhead: boolean;
}

/** For how many days something is new. */
const newDays = 90;

/** The day that is so many days after another, or before. */
const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** Whether a day of release is in the time in which something is announced or new. */
export const isCurrent = (released: string, today: string): boolean => released > daysAfter(today, -newDays);

const byDay = (a: Dated, b: Dated): number => ((a.released ?? '') < (b.released ?? '') ? -1 : 1);

const hasDay = <Edition extends Dated>(
  edition: Edition,
): edition is Edition & { readonly released: string } => Boolean(edition.released);

/** The editions of an entry that have a day, the first first. */
const datedEditions = <Entry extends Published>({ editions }: Entry) =>
  ((editions ?? []) as readonly EditionOf<Entry>[]).filter(hasDay).sort(byDay);

/** The edition of an entry that came out first, or will. */
export const firstEdition = <Entry extends Published>(entry: Entry) => datedEditions(entry)[0];

/**
 * What is announced on a day, an ISO date, the next first, then what is new, the newest first. An entry stands for its next
 * edition, else for its last.
 */
export const currentReleases = <Entry extends Published>(
  entries: readonly Entry[],
  today: string,
): Release<Entry>[] => {
  const releases = entries.flatMap((entry): Release<Entry>[] => {
    const dated = datedEditions(entry);
    const next = dated.find(({ released }) => released > today);
    const last = dated.filter(({ released }) => released <= today && isCurrent(released, today)).at(-1);
    const edition = next ?? last;
    return edition ? [{ entry, edition, isAhead: edition === next }] : [];
  });
  const [ahead, out] = [true, false].map((wanted) =>
    releases.filter(({ isAhead }) => isAhead === wanted).sort((a, b) => byDay(a.edition, b.edition)),
  );
  return [...(ahead ?? []), ...(out ?? []).reverse()];
};
