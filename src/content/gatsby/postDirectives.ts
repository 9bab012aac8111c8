import toString from 'mdast-util-to-string';
import { minutesToRead } from '../../lib/reading';
import { tagLinksOf } from '../model/blogPages';
import { type FieldExtension, languageOf } from './directive';
import { treeOf } from './textTree';

/** What posts have beside the fields of their files. */
export const postFields: readonly (readonly [description: string, field: string])[] = [
  ['how many minutes it takes to read', 'minutesToRead: Int! @minutesToRead'],
  ['its tags, and where all posts with them are', 'tagLinks: [TagLink!]! @tagLinks'],
];

export const tagLinkType = 'type TagLink { name: String! path: String! }';

/** `@minutesToRead`: how many minutes it takes to read the text of an entry. */
const minutes: FieldExtension = {
  name: 'minutesToRead',
  extend: () => ({
    resolve: async (source, _args, context, info) => {
      const tree = await treeOf(source, context, info);
      return minutesToRead(tree ? toString(tree) : '');
    },
  }),
};

/** `@tagLinks`: the tags of a post, each with the path of its page. */
const tagLinks: FieldExtension = {
  name: 'tagLinks',
  extend: () => ({
    resolve: async (source, _args, context) => {
      const { tags } = source as { readonly tags?: readonly string[] | null };
      return tagLinksOf(tags ?? [], await languageOf(context));
    },
  }),
};

export const postDirectives: readonly FieldExtension[] = [minutes, tagLinks];
