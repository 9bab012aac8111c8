import { placesOf } from '../../lib/series';
import { contentFolder } from '../model/collections';
import { isOn, pageFile, pageRoute } from '../model/pages';
import { type Entry, problemAt, problemsAt, valueOf } from '../read/entry';
import type { Problem } from '../read/problem';
import { placed } from '../read/visibility';
import { switchesOf } from './addresses';

const unusedExcerpts = (entries: readonly Entry[]): Problem[] => {
  const named = new Set(
    entries.map((entry) => (valueOf(entry, 'about') as { readonly excerpt?: unknown } | undefined)?.excerpt),
  );
  return entries
    .filter(({ collection, slug }) => collection === 'excerpts' && !named.has(slug))
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
  const places = entries.flatMap((entry) => placesOf(placed(entry).fields));
  return entries
    .filter(({ collection }) => collection === 'series')
    .flatMap((entry) => {
      const parts = places.filter(({ name }) => name === entry.slug);
      const messages = parts.length
        ? holesIn(parts.flatMap(({ position }) => position ?? [])).map(
            (hole) => `has no part ${hole}, though it has a later one: number the parts from 1 on`,
          )
        : ['no book is part of this series: name it in one, or delete it'];
      return messages.map((message) => problemAt(entry, ['title'], message));
    });
};

/** A form that nobody sees; a link would stand in the footer of every page. */
const unseenForm = (entries: readonly Entry[]): Problem[] => {
  if (isOn(pageRoute('contact'), switchesOf(entries))) return [];
  const message = `the form stands on a page that is switched off: switch it on in ${contentFolder}/${pageFile('contact')}, or write a link instead`;
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
  ...unusedExcerpts(entries),
  ...unseenForm(entries),
];
