import { type Entry, problemAt, problemsAt, valueOf } from '../read/entry';
import type { Problem } from '../read/problem';
import { contentFolder } from '../model/collections';
import { languageRoute, ownRoute } from '../../lib/routes';
import { belowOf, hasOwnPage } from '../read/visibility';
import { type Addresses, addressesOf } from './addresses';
import { checkLinks } from './checkLinks';
import { checkNames } from './checkNames';
import { checkPages } from './checkPages';
import { checkReferences } from './checkReferences';
import { checkRepeated } from './checkRepeated';
import { checkOldAddresses } from './checkOldAddresses';
import { checkTags } from './checkTags';
import { checkTranslations, translatedLanguages } from './checkTranslations';
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

/** Addresses that the press, the policies and the author's own pages can't take. */
const takenAddresses = [...ownAddresses, ...reservedAddresses];

const isTaken = 'is the address of another page';

/** Says why the press can't have an address of this last part, beside pages of these; null where it can. */
export const refuseAddress = (slug: string, others: readonly string[]): string | null =>
  [...takenAddresses, ...others].includes(slug) ? `${isTaken}, got ${show(slug)}` : null;

/** Where a page that gives way to others would stand; null of what does not, or has none. */
const givingRoute = (entry: Entry): string | null =>
  ['posts', 'ownPages'].includes(entry.collection) || hasOwnPage(entry)
    ? ownRoute({ ...entry, below: belowOf(entry) })
    : null;

/** Books and posts whose page would stand where a further page of a list is, and pages of the author's own where any other is. */
const takenByOthers = (entries: readonly Entry[], repeated: ReadonlySet<string>): Problem[] =>
  entries
    .filter((entry) => repeated.has(givingRoute(entry) ?? ''))
    .map(({ file, slug }) => ({ file, message: `the name ${show(slug)} ${isTaken}` }));

/** What lies below a page that itself lies below another. */
const tooDeep = (entries: readonly Entry[]): Problem[] => {
  const own = entries.filter(({ collection }) => collection === 'ownPages');
  const below = own.filter((entry) => belowOf(entry) !== undefined).map(({ slug }) => slug);
  return own
    .filter((entry) => below.includes(belowOf(entry) ?? ''))
    .map((entry) =>
      problemAt(entry, ['below'], `must be a page that lies below no other, got ${show(belowOf(entry))}`),
    );
};

/** Where the lists lie of what is there in other languages; a page of the author's own gives way to them as to any other. */
const addressesOfLanguages = (entries: readonly Entry[]): string[] =>
  translatedLanguages(entries).map((language) => languageRoute(language).replaceAll('/', ''));

const takenRoutes = (entries: readonly Entry[], { repeated }: Addresses): Problem[] => {
  const atTop = entries.filter(
    (entry) =>
      entry.collection === 'policies' || (entry.collection === 'ownPages' && belowOf(entry) === undefined),
  );
  const slugs = atTop.map(({ slug }) => slug);
  const languages = addressesOfLanguages(entries);
  const press = entries
    .filter(({ collection }) => collection === 'site')
    .flatMap((entry) => {
      const { slug = '' } = (valueOf(entry, 'press') ?? {}) as Partial<NonNullable<SiteSettings['press']>>;
      return problemsAt(entry, ['press', 'slug'], refuseAddress(slug, [...slugs, ...languages]));
    });
  const taken = atTop
    .filter(
      ({ collection, slug }) =>
        takenAddresses.includes(slug) || (collection === 'policies' && languages.includes(slug)),
    )
    .map(({ file, slug }) => ({ file, message: `the name ${show(slug)} ${isTaken}` }));
  return [...press, ...taken, ...takenByOthers(entries, repeated), ...tooDeep(entries)];
};

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
    ...checkTags(entries),
    ...checkTranslations(paths, entries),
    ...missingFiles(paths),
    ...takenRoutes(entries, addresses),
    ...checkPages(entries, addresses),
    ...checkReferences(paths, entries),
    ...checkOldAddresses(entries, addresses.routes),
    ...checkLinks(entries, addresses, today),
  ];
};
