import type { Node } from 'gatsby';
import toString from 'mdast-util-to-string';
import { minutesToRead } from '../../lib/reading';
import { blogWords, languageOfWords } from '../../words/inNode';
import { tagLinksOf } from '../model/blogPages';
import { translatedBy } from '../model/translations';
import { type Context, derived, entryOf, type Info, languageOf } from './directive';
import { treeOf } from './treeOf';

const minutesOf = async (source: Node, context: Context, info: Info): Promise<number> => {
  const tree = await treeOf(source, context, info);
  return minutesToRead(tree ? toString(tree) : '');
};

/** `@minutesToRead`: how many minutes it takes to read the text of an entry. */
const minutes = derived('minutesToRead', minutesOf);

/** `@lengthInWords`: the same of a translation, in its own language. */
const length = derived('lengthInWords', async (source, context, info) => {
  const { language } = translatedBy(entryOf(source, context)?.slug ?? '');
  const words = blogWords(languageOfWords(language, await languageOf(context)));
  return words.minutesToRead(await minutesOf(source, context, info));
});

/** `@tagLinks`: the tags of a post, each with the path of its page. */
const tagLinks = derived('tagLinks', async (source, context) => {
  const { tags } = source as { readonly tags?: readonly string[] | null };
  return tagLinksOf(tags ?? [], await languageOf(context));
});

export const postDirectives = [minutes, length, tagLinks];
