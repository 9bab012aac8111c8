import type { Content, Element, Root } from 'hast';
import toHtml from 'hast-util-to-html';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import visit from 'unist-util-visit';
import { Picture, type PictureFile, textPictureSizes } from '../../components/Picture';
import { galleryMark } from './galleries';

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

/** A picture of a gallery: two stand side by side on a phone, three where a text is as wide as it gets. */
const galleryPictureSizes = '(min-width: 37rem) 13rem, 45vw';

/** The picture as HTML, as it is everywhere else on the site; of a gallery, as a link to where it is largest. */
const pictureHtml = (file: PictureFile, alt: string, isInGallery: boolean): string => {
  const sizes = isInGallery ? galleryPictureSizes : textPictureSizes;
  const picture = createElement(Picture, { file, alt, sizes });
  const { srcSet = '', src } = file.childImageSharp?.gatsbyImageData.images.fallback ?? {};
  const largest = srcSet.split(',').at(-1)?.trim().split(' ')[0] || src;
  return renderToStaticMarkup(
    isInGallery ? createElement('a', { href: largest, 'data-larger': '' }, picture) : picture,
  );
};

/** Gives the picture of a name; null where there is none, which the checks have named. */
type FileOf = (name: string) => Promise<PictureFile | null>;

/** Has every picture beside a text, given as a tree, be what `show` makes of it. The tree is changed in place. */
export const replacePictures = async (
  tree: Root,
  fileOf: FileOf,
  show: (file: PictureFile, alt: string, isInGallery: boolean) => Content,
): Promise<Root> => {
  const found: Promise<void>[] = [];
  visit(tree, 'element', (node: Element, index, parent) => {
    const name = nameIn(node);
    if (name === null || !parent) return;
    const replace = async (): Promise<void> => {
      const file = await fileOf(name);
      const { alt = '', [galleryMark]: isInGallery } = node.properties ?? {};
      if (file) parent.children[index] = show(file, String(alt), isInGallery === true);
    };
    found.push(replace());
  });
  await Promise.all(found);
  return tree;
};

const asRaw = (file: PictureFile, alt: string, isInGallery: boolean): Content =>
  // What toHtml leaves as it is, and the types do not know.
  ({ type: 'raw', value: pictureHtml(file, alt, isInGallery) }) as unknown as Content;

/** The HTML of a text, given as a tree, in which every picture beside it is responsive. */
export const withPictures = async (tree: Root, fileOf: FileOf): Promise<string> =>
  toHtml(await replacePictures(tree, fileOf, asRaw), { allowDangerousHtml: true });
