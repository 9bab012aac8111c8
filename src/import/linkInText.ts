import { isHidden } from '../content/read/visibility';
import type { Target } from './newAddresses';
import { atOldSite, wholeAddress } from './oldSite';
import type { Planned } from './plan';

/** Where a link leads now, and what readers miss of it, if anything. */
export interface NewLink {
  readonly to: string;
  readonly why?: string;
}

/**
 * Where a link in a text leads now. Undefined where it never led to the old site. What is not here, or not yet to be seen,
 * stays an address of the old site.
 */
export const linkInText = (
  address: string,
  from: Planned,
  origins: readonly string[],
  targets: ReadonlyMap<string, Target>,
  today: string,
): NewLink | undefined => {
  if (/^(#|[a-z][a-z\d+.-]*:(?!\/\/))/i.test(address)) return undefined;
  const [at = '/'] = from.found.addresses ?? [];
  const path = atOldSite(address, origins, at);
  if (path === undefined) return undefined;
  // WordPress has a page for each picture, below that of the entry: there is none here.
  const around = path.slice(0, path.lastIndexOf('/'));
  const target = targets.get(path) ?? (around ? targets.get(around) : undefined);
  const to = wholeAddress(address, origins, at);
  // Where nothing says at which address the old site was, nothing can lead there.
  const isGone = !/^https:/.test(to);
  if (!target)
    return isGone
      ? undefined
      : { to, why: 'what it leads to is not here: it stays an address of the old site' };
  if (target.isHidden && !isHidden(from.collection, from.found.fields, today))
    return isGone
      ? undefined
      : { to, why: 'what it leads to is not to be seen yet: it stays an address of the old site' };
  return { to: target.route };
};
