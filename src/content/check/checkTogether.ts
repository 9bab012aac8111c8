import { type Entry, problemsAt, valueOf } from '../read/entry';
import type { Problem } from '../read/problem';
import { contentFolder } from '../model/collections';
import { entryRoute } from '../../lib/routes';
import { hasOwnPage } from '../read/visibility';
import { type Addresses, addressesOf } from './addresses';
import { checkLinks } from './checkLinks';
import { checkNames } from './checkNames';
import { checkPages } from './checkPages';
import { checkReferences } from './checkReferences';
import { checkAliases, checkRepeated } from './checkRepeated';
import {
  mayBeOff,
  ownAddresses,
  pageFile,
  pageNames,
  requiredFiles,
  reservedAddresses,
} from '../model/pages';
import type { SiteSettings } from '../model/schema';
import { show } from '../model/findings';

const mayBeOffFiles = pageNames.filter(mayBeOff).map(pageFile);

const missingFiles = (paths: readonly string[]): Problem[] =>
  requiredFiles
    .filter((file) => !paths.includes(file))
    .map((file) => ({
      file: `${contentFolder}/${file}`,
      message: `is missing: a page of the site is made from it${mayBeOffFiles.includes(file) ? '; to have no such page, keep the file and write off: true in it' : ''}`,
    }));

/** Addresses that the press and the policies can't take. */
const takenAddresses = [...ownAddresses, ...reservedAddresses];

const isTaken = 'is the address of another page';

/** Says why the press can't have an address of this last part, beside policies of these; null where it can. */
export const refuseAddress = (slug: string, policies: readonly string[]): string | null =>
  [...takenAddresses, ...policies].includes(slug) ? `${isTaken}, got ${show(slug)}` : null;

/** Books whose page would stand where a further page of covers is. */
const takenByCovers = (entries: readonly Entry[], repeated: ReadonlySet<string>): Problem[] =>
  entries
    .filter((entry) => hasOwnPage(entry) && repeated.has(entryRoute(entry)))
    .map(({ file, slug }) => ({ file, message: `the name ${show(slug)} ${isTaken}` }));

const takenRoutes = (entries: readonly Entry[], { repeated }: Addresses): Problem[] => {
  const policies = entries.filter(({ collection }) => collection === 'policies');
  const slugs = policies.map(({ slug }) => slug);
  const press = entries
    .filter(({ collection }) => collection === 'site')
    .flatMap((entry) => {
      const { slug = '' } = (valueOf(entry, 'press') ?? {}) as Partial<NonNullable<SiteSettings['press']>>;
      return problemsAt(entry, ['press', 'slug'], refuseAddress(slug, slugs));
    });
  const taken = policies
    .filter(({ slug }) => takenAddresses.includes(slug))
    .map(({ file, slug }) => ({ file, message: `the name ${show(slug)} ${isTaken}` }));
  return [...press, ...taken, ...takenByCovers(entries, repeated)];
};

/** Texts of unknown pages. */
const unreadPages = (entries: readonly Entry[]): Problem[] =>
  entries
    .filter(({ collection, slug }) => collection === 'pages' && !pageNames.includes(slug))
    .map(({ file }) => ({ file, message: `no page reads this file: the pages are ${pageNames.join(', ')}` }));

/** What is wrong between entries, and only shows when all of them are seen, on a day, an ISO date. */
export const checkTogether = (
  paths: readonly string[],
  entries: readonly Entry[],
  today: string,
): Problem[] => {
  const addresses = addressesOf(entries, today);
  return [
    ...checkNames(paths),
    ...checkRepeated(entries),
    ...missingFiles(paths),
    ...takenRoutes(entries, addresses),
    ...unreadPages(entries),
    ...checkPages(entries),
    ...checkReferences(paths, entries),
    ...checkAliases(entries, addresses.routes),
    ...checkLinks(entries, addresses, today),
  ];
};
