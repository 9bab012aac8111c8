import { type Entry, problemAt } from './checkEntry';
import type { Problem } from './problem';
import { contentFolder, requiredFiles } from './collections';
import type { SiteSettings } from './schema';
import { show } from './words';

const valueOf = (entry: Entry, field: string): unknown =>
  (entry.parsed.value as Record<string, unknown> | null)?.[field];

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

/** Addresses that the site's own pages have, which the press and the policies can't take. */
const takenRoutes = (entries: readonly Entry[]): Problem[] => {
  const own = requiredFiles
    .flatMap((file) => /^pages\/(.+)\/index\.md$/.exec(file)?.[1] ?? [])
    .filter((name) => name !== 'press');
  const policies = entries.filter(({ collection }) => collection === 'policies').map(({ slug }) => slug);
  return entries
    .filter(({ collection }) => collection === 'site')
    .flatMap((entry) => {
      const slug = (valueOf(entry, 'press') as SiteSettings['press'] | undefined)?.slug ?? '';
      return [...own, ...policies].includes(slug)
        ? [problemAt(entry, ['press', 'slug'], `is the address of another page, got ${show(slug)}`)]
        : [];
    });
};

/** What is wrong between entries, and only shows when all of them are seen. */
export const checkTogether = (paths: readonly string[], entries: readonly Entry[]): Problem[] => [
  ...repeatedValues(entries),
  ...missingFiles(paths),
  ...takenRoutes(entries),
];
