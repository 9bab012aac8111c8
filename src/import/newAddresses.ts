import { isCoverName, pageCollections } from '../content/model/collections';
import { pageKinds } from '../content/model/pages';
import { pathOfTag } from '../content/model/blogPages';
import { belowOf, isHidden } from '../content/read/visibility';
import { feedBelow, ownRoute } from '../lib/routes';
import type { FoundMove } from './found';
import { sameForm } from './oldSite';
import type { Planned } from './plan';

/** What an old address leads to now. */
export interface Target {
  readonly route: string;
  /** Whether readers find nothing there yet: a draft, or what comes later. */
  readonly isHidden: boolean;
}

/** An old address, where it leads now, and why nowhere where that is so. */
export interface Moved {
  readonly from: string;
  readonly to?: string | undefined;
  readonly why?: string | undefined;
}

const routeOf = (one: Planned, all: ReadonlyMap<string, Planned>): string | undefined => {
  const { collection, slug, found, current } = one;
  if (pageCollections.includes(collection)) return pageKinds[slug]?.route ?? undefined;
  const hasPage =
    ['posts', 'series', 'ownPages'].includes(collection) ||
    (collection === 'stories' && 'description' in found.fields) ||
    (isCoverName(collection) && (found.hasText || 'about' in found.fields));
  const below = belowSlug(one, all) ?? (current && belowOf(current));
  return hasPage ? ownRoute({ collection, slug, below }) : undefined;
};

/** The name of the page below which one of the author's own lies. */
export const belowSlug = ({ found }: Planned, all: ReadonlyMap<string, Planned>): string | undefined => {
  const parent = found.parent === undefined ? undefined : all.get(found.parent);
  return parent?.collection === 'ownPages' && parent.fate !== 'deleted' ? parent.slug : undefined;
};

/** The pages that entries will have for themselves, by the keys of those that have one. */
export const routesOf = (byKey: ReadonlyMap<string, Planned>): Map<string, string> =>
  new Map(
    [...byKey].flatMap(([key, one]) => {
      const route = one.fate === 'deleted' ? undefined : routeOf(one, byKey);
      return route === undefined ? [] : [[key, route] as const];
    }),
  );

/** What there is at the old addresses of all that is planned, and at those of no entry, by their one form. */
export const targetsOf = (
  planned: readonly Planned[],
  routes: ReadonlyMap<string, string>,
  moved: readonly Moved[],
  today: string,
): Map<string, Target> => {
  const targets = new Map<string, Target>([['/', { route: '/', isHidden: false }]]);
  for (const one of planned) {
    const route = routes.get(one.found.key);
    if (route === undefined) continue;
    const target = { route, isHidden: isHidden(one.collection, one.found.fields, today) };
    for (const from of one.found.addresses ?? []) {
      const form = sameForm(from);
      // Of two that had the same address the one that readers see has it.
      if (!targets.has(form) || targets.get(form)?.isHidden) targets.set(form, target);
    }
  }
  for (const { from, to } of moved)
    // Texts lead to pages alone: not to a feed.
    if (to?.endsWith('/') && !targets.has(sameForm(from)))
      targets.set(sameForm(from), { route: to, isHidden: false });
  return targets;
};

/** The tags that posts which readers see will have, each as it is spelt first, by the path of its page. */
export const tagsAhead = (
  planned: readonly Planned[],
  there: readonly string[],
  language: string,
  today: string,
): Map<string, string> => {
  const tags = new Map<string, string>();
  const add = (tag: string): void => {
    const path = pathOfTag(tag, language);
    if (path && !tags.has(path)) tags.set(path, tag);
  };
  there.forEach(add);
  for (const { fate, collection, found } of planned)
    if (fate !== 'deleted' && collection === 'posts' && !isHidden(collection, found.fields, today))
      ((found.fields['tags'] ?? []) as readonly string[]).forEach(add);
  return tags;
};

/** Where the addresses lead that are no entry's: to the pages of tags with their feeds, and to the site's own. */
export const movesNow = (
  moves: readonly FoundMove[],
  tags: ReadonlyMap<string, string>,
  language: string,
): Moved[] =>
  moves.flatMap(({ from, to }): Moved[] => {
    if ('path' in to) return [{ from, to: to.path }];
    const path = pathOfTag(to.tag, language);
    if (!path || !tags.has(path)) return [{ from, why: `no post has the tag ${to.tag}` }];
    if (/[?&]/.test(from)) return [{ from, to: path }];
    return [
      { from, to: path },
      { from: `${from.replace(/\/?$/, '/')}feed/`, to: feedBelow(path) },
    ];
  });
