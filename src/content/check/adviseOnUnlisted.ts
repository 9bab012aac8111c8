import { unlistedRoute } from '../model/unlisted';
import { type Entry, problemAt, problemsAt, problemsInText, valueOf } from '../read/entry';
import { textsOf } from '../read/fieldsIn';
import { textParts } from '../read/markdown';
import type { Problem } from '../read/problem';
import { excerptNamed, isUnlistedEntry, placed } from '../read/visibility';

const tells = 'leads to what is unlisted: whoever reads this finds it';
const ofExcerpt = 'names an excerpt that is unlisted, so the book’s page does not show it';
const ofAliases = 'would tell where it is: those of an unlisted one lead nowhere';

/** Fields and texts for all that lead to what is for a few, by its path or its whole address. */
const linksTo = (routes: readonly string[], entry: Entry): Problem[] => {
  // Hosts lead from an address without its last slash to the page.
  const leads = (text: string): boolean => routes.some((route) => text.includes(route.slice(0, -1)));
  return [
    ...textsOf(entry).flatMap(({ path, text }) => problemsAt(entry, path, leads(text) && tells)),
    ...textParts(entry).links.flatMap(({ url, line }) =>
      problemsInText(entry, line, leads(url) && `the link ${tells}`),
    ),
  ];
};

/** What would tell of entries that are unlisted, or does not show them as its author may think. */
export const adviseOnUnlisted = (entries: readonly Entry[]): Problem[] => {
  const unlisted = entries.filter(isUnlistedEntry);
  if (!unlisted.length) return [];
  const routes = unlisted.map((entry) => unlistedRoute(placed(entry)));
  const excerpts = unlisted.filter(({ collection }) => collection === 'excerpts').map(({ slug }) => slug);
  const naming = entries.filter((entry) => excerpts.some((slug) => slug === excerptNamed(entry)));
  const moved = unlisted.filter((entry) => valueOf(entry, 'aliases') !== undefined);
  return [
    ...entries.filter((entry) => !isUnlistedEntry(entry)).flatMap((entry) => linksTo(routes, entry)),
    ...naming.map((entry) => problemAt(entry, ['about', 'excerpt'], ofExcerpt)),
    ...moved.map((entry) => problemAt(entry, ['aliases'], ofAliases)),
  ];
};
