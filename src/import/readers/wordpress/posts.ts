import { pathOfTag } from '../../../content/model/blogPages';
import { show } from '../../../content/model/findings';
import type { FoundEntry } from '../../found';
import { given } from '../../given';
import { isoDay } from '../../isoDay';
import { called, descriptionOf, entryOf, fitted, isDraft, pictureOf, textOf, titleOf } from './common';
import { type Item, metaIn, tagNames } from './item';
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
