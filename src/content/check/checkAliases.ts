import { show } from '../model/findings';
import { reservedAddresses } from '../model/pages';
import { type Entry, malformedFields, problemAt, valueOf } from '../read/entry';
import type { Problem } from '../read/problem';

const aliasesOf = (entry: Entry): readonly string[] =>
  malformedFields(entry).has('aliases') ? [] : ((valueOf(entry, 'aliases') as string[] | undefined) ?? []);

const isReserved = (alias: string): boolean => reservedAddresses.includes(alias.split('/')[1] ?? '');

/** Former addresses at which something is now, or that two entries had. `routes` are the paths of the site. */
export const checkAliases = (entries: readonly Entry[], routes: ReadonlySet<string>): Problem[] => {
  const firsts = new Map<string, string>();
  return entries.flatMap((entry) =>
    aliasesOf(entry).flatMap((alias, index) => {
      const path = ['aliases', index];
      if (routes.has(alias)) return [problemAt(entry, path, `is the address of a page, got ${show(alias)}`)];
      if (isReserved(alias))
        return [problemAt(entry, path, `is an address that the site needs for itself, got ${show(alias)}`)];
      const first = firsts.get(alias);
      if (!first) firsts.set(alias, entry.file);
      return first ? [problemAt(entry, path, `is used twice, got ${show(alias)} as in ${first}`)] : [];
    }),
  );
};
