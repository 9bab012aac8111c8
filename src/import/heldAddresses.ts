import { collections } from '../content/model/collections';
import { formerRoutes, listedRoute } from '../content/model/unlisted';
import { addressesOf } from '../content/check/addresses';
import { isNeededBySite } from '../content/check/checkOldAddresses';
import { isSiteFile } from '../content/model/siteFiles';
import { type Entry, valueOf } from '../content/read/entry';
import type { Fields } from '../content/write/formatEntry';
import { addressForm } from '../lib/oldAddress';
import type { Target } from './newAddresses';
import { sameForm } from './oldSite';
import type { Planned } from './plan';

/** An old address and where it leads, as `data/redirects.json` has it. */
export interface Redirect {
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

/** What is held by the content with what is planned for it; `tags` are by the paths of their pages. `today` is an ISO date. */
export const heldAddresses = (
  entries: readonly Entry[],
  planned: readonly Planned[],
  newRoutes: ReadonlyMap<string, string>,
  tags: ReadonlyMap<string, string>,
  today: string,
) => {
  const written = new Set(planned.flatMap(({ fate, file }) => (fate === 'there' ? [] : [file])));
  const others = entries.filter(({ file }) => !written.has(file));
  const routes = new Set([...addressesOf(entries, today).routes, ...newRoutes.values(), ...tags.keys()]);
  const led = [...redirectsIn(entries), ...others.flatMap(formerOf)];
  const own = Array.from(routes, (route) => ({ from: route, to: route }));
  const held = new Map([...led, ...own].map(({ from, to }) => [sameForm(from), to]));
  return {
    /**
     * Where an address leads without the import: to itself where the site has something there or needs it, or to where it was
     * led before. Two sites had the same ones, like `/?p=12`.
     */
    leadsTo: (from: string) =>
      held.get(sameForm(from)) ?? (isNeededBySite(sameForm(from), routes) ? from : undefined),
    /** Whether there is or will be something at a path of the site. */
    isThere: (to: string) => routes.has(to) || isSiteFile(to, routes),
  };
};

/** The addresses of the site that no old one may take. */
export type HeldAddresses = Readonly<ReturnType<typeof heldAddresses>>;

/** Those of the addresses of an entry that are not its new one, each once, but for those that are held by another. */
export const formerAddresses = (
  { found }: Planned,
  route: string | undefined,
  targets: ReadonlyMap<string, Target>,
  held: HeldAddresses,
): string[] => {
  const forms = new Set([route === undefined ? '' : sameForm(route)]);
  return (found.addresses ?? []).filter((from) => {
    const form = sameForm(from);
    const isOwn = targets.get(form)?.route === route && (held.leadsTo(from) ?? route) === route;
    if (forms.has(form) || !isOwn || addressForm(from) === null) return false;
    forms.add(form);
    return true;
  });
};
