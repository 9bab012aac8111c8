import { collections } from '../content/model/collections';
import { addressForm } from '../lib/oldAddress';
import { formatEntry } from '../content/write/formatEntry';
import type { Moved, Target } from './newAddresses';
import { sameForm } from './oldSite';
import { pathOfEntry } from '../content/model/entryFiles';
import type { Planned } from './plan';
import type { HeldAddresses, Redirect } from './heldAddresses';

/** Where the old addresses stand that are no entry's. */
export const redirectsFile = pathOfEntry('redirects', '');

const keepsAliases = ({ collection }: Planned): boolean => 'aliases' in collections[collection].schema.shape;

/** The old addresses of texts that keep none of their own, as those of the pages of the kit do. */
const ofKitPages = (planned: readonly Planned[], targets: ReadonlyMap<string, Target>): Moved[] =>
  planned
    .filter((one) => one.fate !== 'deleted' && !keepsAliases(one))
    .flatMap(({ found }) =>
      (found.addresses ?? []).map((from) => ({ from, to: targets.get(sameForm(from))?.route })),
    );

/**
 * The text of the file with the old addresses that are no entry's, as it becomes with those of an import; null where there
 * are no others than `there`.
 */
export const mergeRedirects = (
  there: readonly Redirect[],
  moved: readonly Moved[],
  planned: readonly Planned[],
  targets: ReadonlyMap<string, Target>,
  held: HeldAddresses,
): string | null => {
  const ofEntries = planned.filter(keepsAliases).flatMap(({ found }) => found.addresses ?? []);
  const known = new Set([...there.map(({ from }) => from), ...ofEntries].map(sameForm));
  const fresh: Redirect[] = [];
  for (const { from, to } of [...ofKitPages(planned, targets), ...moved]) {
    const form = sameForm(from);
    if (to === undefined || !held.isThere(to) || known.has(form) || addressForm(from) === null) continue;
    if (held.leadsTo(from) !== undefined) continue;
    known.add(form);
    fresh.push({ from, to });
  }
  return fresh.length ? formatEntry('redirects', { redirects: [...there, ...fresh] }) : null;
};
