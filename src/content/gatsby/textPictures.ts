import type { Content, Element, Root } from 'hast';
import toHtml from 'hast-util-to-html';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import visit from 'unist-util-visit';
import { Picture, type PictureFile } from '../../components/Picture';

/** A picture of a text is as wide as the text: `--measure` of tokens.css, which grows with the type, or the screen. */
const textPictureSizes = '(min-width: 97rem) 39.6rem, (min-width: 37rem) calc(30.25rem + 9.6vw), 92vw';
export const textPictureArgs = {
  layout: 'constrained',
  width: 680,
  breakpoints: [340, 500, 680, 1000, 1320],
  outputPixelDensities: [1, 2],
} as const;

/** The name of the picture that an element shows, where it lies beside the text: the checks refuse all others. */
export const nameIn = ({ tagName, properties = {} }: Element): string | null => {
  const src = String(properties['src'] ?? '');
  return tagName === 'img' && src.startsWith('./') ? decodeURI(src.slice(2)) : null;
};

/** The picture as HTML, as it is everywhere else on the site. */
const pictureHtml = (file: PictureFile, alt: string): string =>
  renderToStaticMarkup(createElement(Picture, { file, alt, sizes: textPictureSizes }));

/** Gives the picture of a name; null where there is none, which the checks have named. */
type FileOf = (name: string) => Promise<PictureFile | null>;

/** A copy of a text's tree, in which every picture beside it is what `show` makes of it. Gatsby keeps the tree itself for the next one who asks. */
export const replacePictures = async (
  given: Root,
  fileOf: FileOf,
  show: (file: PictureFile, alt: string) => Content,
): Promise<Root> => {
  const tree = structuredClone(given);
  const found: Promise<void>[] = [];
  visit(tree, 'element', (node: Element, index, parent) => {
    const name = nameIn(node);
    if (name === null || !parent) return;
    const replace = async (): Promise<void> => {
      const file = await fileOf(name);
      if (file) parent.children[index] = show(file, String(node.properties?.['alt'] ?? ''));
    };
    found.push(replace());
  });
  await Promise.all(found);
  return tree;
};

const asRaw = (file: PictureFile, alt: string): Content =>
  // What toHtml leaves as it is, and the types do not know.
  ({ type: 'raw', value: pictureHtml(file, alt) }) as unknown as Content;

/** The HTML of a text, given as a tree, in which every picture beside it is responsive. */
export const withPictures = async (tree: Root, fileOf: FileOf): Promise<string> =>
  toHtml(await replacePictures(tree, fileOf, asRaw), { allowDangerousHtml: true });
