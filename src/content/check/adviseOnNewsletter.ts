import { contentFolder } from '../model/collections';
import { isOn, pageFile, pageRoute } from '../model/pages';
import { type Entry, problemAt, valueOf } from '../read/entry';
import type { Problem } from '../read/problem';
import { switchesOf } from './switches';

const page = 'contact';

const hasForm = (entry: Entry): boolean => {
  const { action } = (valueOf(entry, 'newsletter') ?? {}) as { readonly action?: unknown };
  return entry.collection === 'site' && action !== undefined;
};

/** A form that nobody sees: a link would stand in the footer of every page. */
export const adviseOnNewsletter = (entries: readonly Entry[]): Problem[] => {
  if (isOn(pageRoute(page), switchesOf(entries))) return [];
  return entries
    .filter(hasForm)
    .map((entry) =>
      problemAt(
        entry,
        ['newsletter', 'action'],
        `the form stands on a page that is switched off: switch it on in ${contentFolder}/${pageFile(page)}, or write a link instead`,
      ),
    );
};
