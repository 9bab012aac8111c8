import { partsBy, placesOf } from '../../lib/series';
import { contentFolder } from '../model/collections';
import { entryIdOf } from '../model/entryFiles';
import { pageFile } from '../model/pages';
import { pagesOf } from '../model/pagesOf';
import { contentsOf, partsOfSeries } from '../model/seriesParts';
import { siteContent } from '../model/siteContent';
import { type Entry, problemAt, problemsAt, settingOf, valueOf } from '../read/entry';
import type { Message, Problem } from '../read/problem';
import {
  excerptNamed,
  hasOwnPage,
  isCover,
  isUnlistedEntry,
  placed,
  placesInSeries,
} from '../read/visibility';
import { adviseOnUnlisted } from './adviseOnUnlisted';
import { adviseOnUntranslated } from './checkTranslations';

const unusedExcerpts = (entries: readonly Entry[]): Problem[] => {
  const named = new Set(entries.map(excerptNamed));
  return entries
    .filter(({ collection, slug }) => collection === 'excerpts' && !named.has(slug))
    .filter((entry) => !isUnlistedEntry(entry))
    .map((entry) =>
      problemAt(entry, ['title'], 'no book has this excerpt on its page: name it there, or delete it'),
    );
};

/** The whole numbers below the highest that no part has. */
const holesIn = (positions: readonly number[]): number[] =>
  Array.from({ length: Math.floor(Math.max(0, ...positions)) }, (_, index) => index + 1).filter(
    (number) => !positions.includes(number),
  );

/** Series that lack a part in the middle, and those that have none. */
const incompleteSeries = (entries: readonly Entry[]): Problem[] => {
  const content = siteContent(entries.map(placed), '');
  return entries
    .filter(({ collection }) => collection === 'series')
    .flatMap((entry) => {
      // On its page they are not, and yet the series has them.
      const unlisted = partsBy(entries.filter(isUnlistedEntry), entry.slug, (part) => placed(part).fields);
      const parts = [...partsOfSeries(content, entry.slug), ...unlisted];
      const messages = parts.length
        ? holesIn(parts.flatMap(({ position }) => position ?? [])).map(
            (hole) => `has no part ${hole}, though it has a later one: number the parts from 1 on`,
          )
        : ['no book is part of this series: name it in one, or delete it'];
      return messages.map((message) => problemAt(entry, ['title'], message));
    });
};

/** Books that say which part of a series they are, and contain others of its parts, so that they are none. */
const volumesWithPosition = (entries: readonly Entry[]): Problem[] => {
  const books = entries.filter(({ collection }) => collection === 'books').map(placed);
  return entries.filter(isCover).flatMap((entry) => {
    const contained = contentsOf(placed(entry));
    const inside = books.filter((book) => contained.includes(entryIdOf(book)));
    return placesInSeries(entry).flatMap(({ name, position, path }) => {
      const isVolume =
        position !== null && inside.some(({ fields }) => placesOf(fields).some((one) => one.name === name));
      return problemsAt(
        entry,
        path,
        isVolume && 'is of a book that contains parts of this series, and so is none itself: leave it out',
      );
    });
  });
};

interface Translation {
  readonly of?: unknown;
  readonly language?: unknown;
}

/** Translations that nothing leads to but lists of all works, and those into the language of the site. */
export const adviseOnTranslations = (entries: readonly Entry[]): Problem[] => {
  const withPages = entries.filter(hasOwnPage).map(entryIdOf);
  return entries.filter(isCover).flatMap((entry) => {
    const { of, language } = (valueOf(entry, 'translation') ?? {}) as Translation;
    if (typeof of !== 'string') return [];
    const isShown = [of, entryIdOf(entry)].some((id) => withPages.includes(id));
    const isOfSite = language === settingOf(entries, 'language');
    const at = (field: string, message: Message) => problemsAt(entry, ['translation', field], message);
    return [
      ...at(
        'of',
        !isShown &&
          'is shown on the page of the original and its own, and neither is there: give one a blurb',
      ),
      ...at('language', isOfSite && 'is the language of the site: write that of the translation'),
    ];
  });
};

/** A form that nobody sees; a link would stand in the footer of every page. */
const unseenForm = (entries: readonly Entry[]): Problem[] => {
  const pages = pagesOf(siteContent(entries.map(placed), ''));
  if (pages.some(({ sendsTo }) => sendsTo?.().length)) return [];
  const message = `the form stands on a page that is switched off: switch it on in ${contentFolder}/${pageFile('contact')}, have the form in the footer, or write a link instead`;
  return entries
    .filter(({ collection }) => collection === 'site')
    .flatMap((entry) => {
      const { action } = (valueOf(entry, 'newsletter') ?? {}) as { readonly action?: unknown };
      return problemsAt(entry, ['newsletter', 'action'], action !== undefined && message);
    });
};

/** What is most likely not meant, and only shows when all entries are seen. */
export const adviseTogether = (entries: readonly Entry[]): Problem[] => [
  ...incompleteSeries(entries),
  ...volumesWithPosition(entries),
  ...adviseOnTranslations(entries),
  ...unusedExcerpts(entries),
  ...adviseOnUnlisted(entries),
  ...adviseOnUntranslated(entries),
  ...unseenForm(entries),
];
