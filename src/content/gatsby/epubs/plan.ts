import type { Node } from 'gatsby';
import type { Element, Root, Text } from 'hast';
import visit from 'unist-util-visit';
import type { Book, Chapter } from '../../../epub/book';
import { fillPress, type Press } from '../../../lib/press';
import { type Context, fileBeside, type Info } from '../directive';
import { nameIn } from '../textPictures';
import { treeOf } from '../treeOf';

/** A text with the files of its pictures, by the names that it has for them. */
export type PlannedChapter = Omit<Chapter, 'pictures'> & {
  readonly pictures: Readonly<Record<string, string>>;
};

/** A book before any of it is made. */
export interface Plan {
  /** Where it lies on the site. */
  readonly path: string;
  readonly book: Omit<Book, 'cover' | 'chapters'> & { readonly chapters: readonly PlannedChapter[] };
  /** What is on its cover: a picture of it, the covers of others in rows, or nothing but words. */
  readonly cover: { readonly file?: string; readonly files?: readonly string[] };
}

/** The files that go onto a cover. */
export const filesOfCover = ({ file, files = [] }: Plan['cover']): readonly string[] =>
  file === undefined ? files : [file];

/** The files that go into a book. */
export const filesOf = ({ book, cover }: Plan): string[] => [
  ...filesOfCover(cover),
  ...book.chapters.flatMap(({ pictures }) => Object.values(pictures)),
];

const withPress = (text: Root, press: Press | undefined): Root => {
  const tree = structuredClone(text);
  visit(tree, 'text', (node: Text) => {
    node.value = fillPress(node.value, press, 'name');
  });
  visit(tree, 'element', ({ properties = {} }: Element) => {
    for (const [name, value] of Object.entries(properties))
      if (typeof value === 'string')
        properties[name] = fillPress(value, press, name === 'href' ? 'slug' : 'name');
  });
  return tree;
};

/** The text of an entry and the files of its pictures; null where it has none. */
export const planText = async (
  source: Node,
  press: Press | undefined,
  context: Context,
  info: Info,
): Promise<Pick<PlannedChapter, 'text' | 'pictures'> | null> => {
  const tree = await treeOf(source, context, info);
  if (!tree) return null;
  const names = new Set<string>();
  visit(tree, 'element', (node: Element) => {
    const name = nameIn(node);
    if (name !== null) names.add(name);
  });
  const pictures: Record<string, string> = {};
  for (const name of names) {
    const file = await fileBeside(source, name, context);
    if (file) pictures[name] = file.absolutePath;
  }
  return { text: withPress(tree, press), pictures };
};
