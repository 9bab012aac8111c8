import { addressesOf } from '../content/check/addresses';
import { oldAddressesOf } from '../content/check/oldAddresses';
import { reservedAddresses } from '../content/model/pages';
import { isSiteFile, isWritten } from '../content/model/siteFiles';
import type { Entry } from '../content/read/entry';
import { routeOf } from './newAddresses';
import { sameForm } from './oldSite';
import type { Planned } from './plan';

/** What stands at addresses of this site, so that no old one can be led on from there. */
export interface TakenAddresses {
  /** Why an old address cannot lead on; undefined where it can. */
  readonly whyNot: (from: string) => string | undefined;
  /** Whether there is or will be something at a path of this site. */
  readonly isThere: (to: string) => boolean;
}

/** The addresses that the site has, with what is planned. `today` is an ISO date. */
export const takenAddresses = (
  entries: readonly Entry[],
  byKey: ReadonlyMap<string, Planned>,
  tags: ReadonlyMap<string, string>,
  today: string,
): TakenAddresses => {
  const planned = [...byKey.values()].filter(({ fate }) => fate !== 'deleted');
  const routes = new Set([
    ...addressesOf(entries, today).routes,
    ...planned.flatMap((one) => routeOf(one, byKey) ?? []),
    ...tags.keys(),
  ]);
  const forms = new Set([...routes].map(sameForm));
  const written = new Set(planned.map(({ file }) => file));
  const others = new Set(
    entries
      .filter(({ file, collection }) => !written.has(file) && collection !== 'redirects')
      .flatMap(oldAddressesOf)
      .map(({ text }) => sameForm(text)),
  );
  const isNeeded = (form: string): boolean =>
    isWritten(form, routes) ||
    reservedAddresses.includes((form.split(/[/?]/)[1] ?? '').replace(/\.html?$/, ''));
  return {
    whyNot: (from) => {
      const form = sameForm(from);
      if (forms.has(form)) return 'a page of this site stands there';
      if (isNeeded(form)) return 'the site needs this address for itself';
      return others.has(form) ? 'another entry was there, too' : undefined;
    },
    isThere: (to) => routes.has(to) || isSiteFile(to, routes),
  };
};
