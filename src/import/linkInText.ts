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
  const unchanged = (why: string): NewLink | undefined =>
    isGone ? undefined : { to, why: `${why}: it stays an address of the old site` };
  if (!target) return unchanged('what it leads to is not here');
  if (target.isHidden && !isHidden(from.collection, from.found.fields, today))
    return unchanged('what it leads to is not to be seen yet');
  return { to: target.route };
};
