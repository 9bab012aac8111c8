import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Picture, type PictureFile } from '../../components/Picture';

/** A picture of a text is as wide as the text, which is 660 pixels at most, and sharp on fine screens. */
export const textPictureSizes = '(min-width: 45rem) 41.25rem, 92vw';
export const textPictureArgs = {
  layout: 'constrained',
  width: 680,
  breakpoints: [340, 500, 680, 1000, 1320],
  outputPixelDensities: [1, 2],
} as const;

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The text of an attribute, in which the transformer writes some characters by name or by number. */
const decode = (text: string): string =>
  text.replace(/&(?:#x([\da-f]+)|(\w+));/gi, (entity, hex: string | undefined, name: string) =>
    hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : (named[name] ?? entity),
  );

/** How the transformer writes a picture that lies beside the text. The checks refuse tags written by hand. */
const image = /<img src="\.\/([^"]+)" alt="([^"]*)"(?: title="[^"]*")?[^>]*>/g;

/**
 * The HTML of a text in which every picture beside it is responsive, as it is everywhere else on the site. `fileOf`
 * gives the picture of a name; null where there is none, which the checks have named.
 */
export const withPictures = async (
  html: string,
  fileOf: (name: string) => Promise<PictureFile | null>,
): Promise<string> => {
  const names = [...new Set([...html.matchAll(image)].map(([, name = '']) => name))];
  const files = new Map(
    await Promise.all(names.map(async (name) => [name, await fileOf(decodeURI(decode(name)))] as const)),
  );
  return html.replaceAll(image, (tag, name: string, alt: string) => {
    const file = files.get(name);
    if (!file) return tag;
    return renderToStaticMarkup(createElement(Picture, { file, alt: decode(alt), sizes: textPictureSizes }));
  });
};
