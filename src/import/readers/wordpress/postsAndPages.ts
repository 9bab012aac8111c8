import { pathOfTag } from '../../../content/model/blogPages';
import { show } from '../../../content/model/findings';
import type { FoundEntry } from '../../found';
import { given } from '../../given';
import { isoDay } from '../../isoDay';
import { called, descriptionOf, entryOf, fitted, isDraft, keyOf, pictureOf, textOf, titleOf } from './common';
import { type Item, metaIn, tagNames } from './item';
import type { MenuPlace } from './menus';
import type { Survey } from './survey';

/** A tag without what two spellings of it differ in. */
const plainly = (tag: string): string =>
  tag
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\s\p{M}\p{Pd}]/gu, '');

/** The tags of a post, each in its first spelling and once; of those that have no address of their own, it is said. */
const tagsOf = (item: Item, { spellings }: Survey): string[] => {
  const tags = new Set<string>();
  for (const { name } of tagNames(item)) {
    const spelling = spellings.get(pathOfTag(name, 'en') ?? '');
    const what = `the tag ${show(name)} of ${called(item)}`;
    if (!spelling) item.lose(what, 'a tag needs a letter or a digit here');
    else if (plainly(spelling) !== plainly(name))
      item.lose(what, `it would have the address of ${show(spelling)}, which it gets instead`);
    if (spelling) tags.add(fitted(spelling));
  }
  return [...tags];
};

/** A post with its tags, picture and text. */
export const foundPost = (item: Item, survey: Survey): FoundEntry => {
  const draft = isDraft(item);
  const tags = tagsOf(item, survey);
  if (item.isSticky)
    item.lose(`the place of ${called(item)} above all others`, 'the newest post stands first here');
  const image = pictureOf(metaIn(item, '_thumbnail_id'), survey);
  return {
    ...entryOf(item, 'posts', survey),
    fields: given({
      title: titleOf(item),
      description: descriptionOf(item),
      published: isoDay(item.date) ?? isoDay(item.feedDate),
      tags,
      draft,
    }),
    text: textOf(item.content, item, survey),
    pictures: image && { image },
  };
};

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
