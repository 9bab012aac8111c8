import type { Node } from 'gatsby';
import toString from 'mdast-util-to-string';
import { minutesToRead } from '../../lib/reading';
import { blogWords, languageOfWords } from '../../words/inNode';
import { tagLinksOf } from '../model/blogPages';
import { collectionOf } from '../model/entryFiles';
import { translatedBy } from '../model/translations';
import { type Context, type FieldExtension, type Info, languageOf, rootFile } from './directive';
import { treeOf } from './textTree';

/** What posts have beside the fields of their files. */
export const postFields: readonly (readonly [description: string, field: string])[] = [
  ['how many minutes it takes to read', 'minutesToRead: Int! @minutesToRead'],
  ['its tags, and where all posts with them are', 'tagLinks: [TagLink!]! @tagLinks'],
];

export const tagLinkType = 'type TagLink { name: String! path: String! }';

const minutesOf = async (source: Node, context: Context, info: Info): Promise<number> => {
  const tree = await treeOf(source, context, info);
  return minutesToRead(tree ? toString(tree) : '');
};

/** `@minutesToRead`: how many minutes it takes to read the text of an entry. */
const minutes: FieldExtension = {
  name: 'minutesToRead',
  extend: () => ({ resolve: (source, _args, context, info) => minutesOf(source, context, info) }),
};

/** `@lengthInWords`: the same of a translation, in its own language. */
const length: FieldExtension = {
  name: 'lengthInWords',
  extend: () => ({
    resolve: async (source, _args, context, info) => {
      const found = collectionOf(rootFile(source, context).relativePath);
      const { language } = translatedBy(found?.slug ?? '');
      const words = blogWords(languageOfWords(language, await languageOf(context)));
      return words.minutesToRead(await minutesOf(source, context, info));
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

export const postDirectives: readonly FieldExtension[] = [minutes, length, tagLinks];
