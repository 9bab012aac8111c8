import type { Found } from '../../found';
import { given, lostAt } from '../../given';
import { called, descriptionOf, draftOf, entryOf, keyOf, pictureOf, titleOf } from './common';
import { type Item, metaIn } from './item';
import type { MenuPlace } from './menus';
import type { Survey } from './survey';
import { textOf } from './textOf';

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

const pictureLost = (item: Item, survey: Survey): Found[] => {
  const picture = pictureOf(metaIn(item, '_thumbnail_id'), survey);
  const what = `the picture above ${called(item)} (${picture?.address ?? ''})`;
  return picture ? [lostAt(item.place, what, 'pages have none there: put it into the text')] : [];
};

/** A page with its text, below its topmost page, after what is lost of it. */
export const foundPage = (item: Item, survey: Survey, places: ReadonlyMap<string, MenuPlace>): Found[] => {
  const { draft, lost: lostAccess } = draftOf(item);
  const { text, lost: lostText } = textOf(item.content, item, survey);
  const ancestors = above(item.id, survey);
  const topmost = ancestors.at(-1);
  const levels = `the place of ${called(item)}, ${ancestors.length} levels down`;
  return [
    ...lostAccess,
    ...(ancestors.length > 1
      ? [lostAt(item.place, levels, 'pages lie one level deep here: it comes below the topmost page')]
      : []),
    ...pictureLost(item, survey),
    ...lostText,
    {
      ...entryOf(item, 'ownPages', survey),
      fields: given({
        title: titleOf(item),
        description: descriptionOf(item),
        ...placeOf(places.get(item.id), topmost !== undefined),
        draft,
      }),
      ...(text && { text }),
      ...(topmost && { parent: keyOf(topmost, survey) }),
    },
  ];
};
