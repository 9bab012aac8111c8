import { collections } from '../content/model/collections';
import { formerRoutes, listedRoute } from '../content/model/unlisted';
import { addressesOf } from '../content/check/addresses';
import { type Entry, valueOf } from '../content/read/entry';
import type { Fields } from '../content/write/formatEntry';
import { routeOf } from './newAddresses';
import { sameForm } from './oldSite';
import type { Planned } from './plan';

interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** The old addresses in `data/redirects.json`. */
export const redirectsIn = (entries: readonly Entry[]): readonly Redirect[] => {
  const entry = entries.find(({ collection }) => collection === 'redirects');
  return ((entry && valueOf(entry, 'redirects')) ?? []) as readonly Redirect[];
};

/** The former addresses of an entry, with where they lead. */
const formerOf = (entry: Entry): Redirect[] => {
  if (!('aliases' in collections[entry.collection].schema.shape)) return [];
  const whole = { ...entry, fields: (entry.parsed.value ?? {}) as Fields };
  return formerRoutes(whole).map((from) => ({ from, to: listedRoute(whole) }));
};

/**
 * Where the addresses lead, by their one form, that no old address may take: what the site has, what it will have, and what
 * led somewhere before this import. Two sites had the same ones, like `/?p=12`.
 */
export const heldAddresses = (
  entries: readonly Entry[],
  planned: readonly Planned[],
  today: string,
): Map<string, string> => {
  const byKey = new Map(planned.map((one) => [one.found.key, one]));
  const written = new Set(planned.flatMap(({ fate, file }) => (fate === 'there' ? [] : [file])));
  const others = entries.filter(({ file }) => !written.has(file));
  const routes = [
    ...addressesOf(entries, today).routes,
    ...planned.flatMap((one) => (one.fate === 'deleted' ? [] : (routeOf(one, byKey) ?? []))),
  ];
  const led = [...redirectsIn(entries), ...others.flatMap(formerOf)];
  return new Map(
    [...led, ...routes.map((route) => ({ from: route, to: route }))].map(({ from, to }) => [
      sameForm(from),
      to,
    ]),
  );
};
