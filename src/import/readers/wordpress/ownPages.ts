import type { FoundEntry } from '../../found';
import { given } from '../../given';
import { called, descriptionOf, entryOf, isDraft, keyOf, pictureOf, textOf, titleOf } from './common';
import { type Item, metaIn } from './item';
import type { MenuPlace } from './menus';
import type { Survey } from './survey';

/** The pages above one, the nearest first. Those that are above themselves end. */
const above = (id: string, { pages }: Survey): string[] => {
  const found: string[] = [];
  let parent = pages.get(id);
  while (parent && pages.has(parent) && parent !== id && !found.includes(parent)) {
    found.push(parent);
    parent = pages.get(parent);
  }
  // In a ring, none is the topmost.
  return parent === id || (parent && found.includes(parent)) ? [] : found;
};

const placeOf = (place: MenuPlace | undefined, hasParent: boolean) =>
  !place || (place.isBelow && hasParent) ? { place: 'nowhere' } : { place: place.place, order: place.order };

/** A page with its text, below its topmost page. */
export const foundPage = (item: Item, survey: Survey, places: ReadonlyMap<string, MenuPlace>): FoundEntry => {
  const draft = isDraft(item);
  const ancestors = above(item.id, survey);
  const topmost = ancestors.at(-1);
  if (ancestors.length > 1)
    item.lose(
      `the place of ${called(item)}, ${ancestors.length} levels down`,
      'pages lie one level deep here: it comes below the topmost page',
    );
  const picture = pictureOf(metaIn(item, '_thumbnail_id'), survey);
  if (picture)
    item.lose(
      `the picture above ${called(item)} (${picture.address})`,
      'pages have none there: put it into the text',
    );
  return {
    ...entryOf(item, 'ownPages', survey),
    fields: given({
      title: titleOf(item),
      description: descriptionOf(item),
      ...placeOf(places.get(item.id), topmost !== undefined),
      draft,
    }),
    text: textOf(item.content, item, survey),
    parent: topmost && keyOf(topmost, survey),
  };
};
