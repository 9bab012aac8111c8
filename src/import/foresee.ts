import { type Entry, siteLanguage, valueOf } from '../content/read/entry';
import { isHiddenEntry } from '../content/read/visibility';
import { nextIds } from '../content/write/nextIds';
import type { Workshop } from './compose';
import { formerAddresses, heldAddresses } from './heldAddresses';
import { linkInText } from './linkInText';
import { asTheyLead } from './addressesNow';
import { belowSlug, movesNow, routesOf, tagsAhead, targetsOf } from './newAddresses';
import type { Planned } from './plan';
import type { Survey } from './survey';

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

/** What follows from a plan for the content that is there. `today` is an ISO date. */
export const foresee = (
  planned: readonly Planned[],
  { moves }: Pick<Survey, 'moves'>,
  entries: readonly Entry[],
  today: string,
) => {
  const language = siteLanguage(entries);
  const tags = tagsAhead(planned, tagsThere(entries, today), language, today);
  const byKey = new Map(planned.map((one) => [one.found.key, one]));
  const routes = routesOf(byKey);
  const held = heldAddresses(entries, planned, routes, tags, today);
  const moved = asTheyLead(movesNow(moves, tags, language), held);
  const targets = targetsOf(planned, routes, moved, today);
  return { byKey, routes, targets, tags, held, moved, language };
};

/** What each entry is made with. */
export const workshopsFor = (
  { byKey, routes, targets, tags, held, language }: ReturnType<typeof foresee>,
  found: Survey,
  entries: readonly Entry[],
  { convert, picture, today }: Pick<Workshop, 'convert' | 'picture' | 'today'>,
): ((one: Planned) => Workshop) => {
  const alts = altsIn(found);
  const numberFor = numbersAfter(entries);
  return (one) => ({
    convert,
    today,
    tags,
    language,
    picture: (wanted, names) =>
      picture({ ...wanted, alt: wanted.alt || alts.get(wanted.address) }, names, found.origins[0]),
    nextId: () => numberFor(one.collection),
    link: (address) => linkInText(address, one, found.origins, targets, today),
    aliases: formerAddresses(one, routes.get(one.found.key), targets, held),
    below: belowSlug(one, byKey),
  });
};
