import { type Entry, problemAt, valueOf } from './entry';
import type { Problem } from './problem';
import { contentFolder } from './collections';
import { pageNames, requiredFiles } from './pages';
import type { SiteSettings } from './schema';
import { show } from './words';

/** Fields that no two entries of a collection may share. */
const uniqueFields = ['id', 'videoId'];

const repeatedValues = (entries: readonly Entry[]): Problem[] =>
  uniqueFields.flatMap((field) =>
    entries.flatMap((entry, index) => {
      const value = valueOf(entry, field);
      const first = entries
        .slice(0, index)
        .find(
          (other) =>
            other.collection === entry.collection && value !== undefined && valueOf(other, field) === value,
        );
      return first
        ? [problemAt(entry, [field], `is used twice, got ${show(value)} as in ${first.file}`)]
        : [];
    }),
  );

const missingFiles = (paths: readonly string[]): Problem[] =>
  requiredFiles
    .filter((file) => !paths.includes(file))
    .map((file) => ({
      file: `${contentFolder}/${file}`,
      message: 'is missing: a page of the site is made from it',
    }));

/** Addresses that Gatsby and the editor have for themselves. */
const reserved = ['admin', 'index', 'page-data', 'static'];

/** Addresses that the site's own pages have, which the press and the policies can't take. */
const takenRoutes = (entries: readonly Entry[]): Problem[] => {
  const own = [...pageNames.filter((name) => name !== 'press'), ...reserved];
  const policies = entries.filter(({ collection }) => collection === 'policies');
  const press = entries
    .filter(({ collection }) => collection === 'site')
    .flatMap((entry) => {
      const slug = (valueOf(entry, 'press') as SiteSettings['press'] | undefined)?.slug ?? '';
      return [...own, ...policies.map((policy) => policy.slug)].includes(slug)
        ? [problemAt(entry, ['press', 'slug'], `is the address of another page, got ${show(slug)}`)]
        : [];
    });
  const taken = policies
    .filter(({ slug }) => own.includes(slug))
    .map(({ file, slug }) => ({ file, message: `the name ${show(slug)} is the address of another page` }));
  return [...press, ...taken];
};

/** Texts of pages that the site does not have. */
const unreadPages = (entries: readonly Entry[]): Problem[] =>
  entries
    .filter(({ collection, slug }) => collection === 'pages' && !pageNames.includes(slug))
    .map(({ file }) => ({ file, message: `no page reads this file: the pages are ${pageNames.join(', ')}` }));

/** What is wrong between entries, and only shows when all of them are seen. */
export const checkTogether = (paths: readonly string[], entries: readonly Entry[]): Problem[] => [
  ...repeatedValues(entries),
  ...missingFiles(paths),
  ...takenRoutes(entries),
  ...unreadPages(entries),
];
