import { pathOfTag } from '../../../content/model/blogPages';
import { show } from '../../../content/model/findings';
import type { Found } from '../../found';
import { given, lostAt } from '../../given';
import { isoDay } from '../../isoDay';
import { called, descriptionOf, draftOf, entryOf, fitted, pictureOf, titleOf } from './common';
import { type Item, metaIn, tagNames } from './item';
import type { Survey } from './survey';
import { textOf } from './textOf';

/** A tag without what two spellings of it differ in. */
const plainly = (tag: string): string =>
  tag
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\s\p{M}\p{Pd}]/gu, '');

/** The tags of a post, each in its first spelling and once, with those that have no address of their own. */
const tagsOf = (item: Item, { spellings }: Survey): { readonly tags: string[]; readonly lost: Found[] } => {
  const tags = new Set<string>();
  const lost: Found[] = [];
  for (const { name } of tagNames(item)) {
    const spelling = spellings.get(pathOfTag(name, 'en') ?? '');
    if (!spelling) {
      lost.push(
        lostAt(
          item.place,
          `the tag ${show(name)} of ${called(item)}`,
          'a tag needs a letter or a digit here',
        ),
      );
    } else if (plainly(spelling) !== plainly(name)) {
      lost.push(
        lostAt(
          item.place,
          `the tag ${show(name)} of ${called(item)}`,
          `it would have the address of ${show(spelling)}, which it gets instead`,
        ),
      );
    }
    if (spelling) tags.add(fitted(spelling));
  }
  return { tags: [...tags], lost };
};

const stickyLost = (item: Item): Found[] =>
  item.isSticky
    ? [
        lostAt(
          item.place,
          `the place of ${called(item)} above all others`,
          'the newest post stands first here',
        ),
      ]
    : [];

/** A post with its tags, picture and text, after what is lost of it. */
export const foundPost = (item: Item, survey: Survey): Found[] => {
  const published = isoDay(item.date) ?? isoDay(item.feedDate);
  const { tags, lost: lostTags } = tagsOf(item, survey);
  const { draft, lost: lostAccess } = draftOf(item);
  const { text, lost: lostText } = textOf(item.content, item, survey);
  const image = pictureOf(metaIn(item, '_thumbnail_id'), survey);
  return [
    ...lostAccess,
    ...lostTags,
    ...stickyLost(item),
    ...lostText,
    {
      ...entryOf(item, 'posts', survey),
      fields: given({ title: titleOf(item), description: descriptionOf(item), published, tags, draft }),
      ...(text && { text }),
      ...(image && { pictures: { image } }),
    },
  ];
};
