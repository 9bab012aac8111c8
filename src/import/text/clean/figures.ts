import {
  attribute,
  type Element,
  element,
  findAll,
  hasClass,
  isElement,
  isPicture,
  type Node,
  oneLine,
  textIn,
  without,
} from '../tree';
import type { Context, Rules } from './context';
import { hasLink } from './links';

const isCaption = (node: Element): boolean =>
  node.tagName === 'figcaption' ||
  hasClass(node, /^(wp-caption-text|gallery-caption|tr-caption|image-caption)$/);

/** Whether an element is a picture with its caption, or several: the editors of blogs write them in many ways. */
export const isFigure = (node: Element): boolean =>
  node.tagName === 'figure' ||
  hasClass(
    node,
    /^(wp-caption|tr-caption-container|gallery|gallery-item|wp-block-gallery|blocks-gallery-grid)$/,
  );

const isGallery = (node: Element): boolean => hasClass(node, /(^|-)gallery($|-(grid|card|container)$)/);

/** A picture, or a link with nothing in it but one. */
const isShown = (node: Element): boolean =>
  isPicture(node) ||
  (node.tagName === 'a' && !textIn(node).trim() && findAll([node], isPicture).length === 1);

/** Nodes whose pictures have one property more. */
const withPictures = (nodes: readonly Node[], property: Element['properties']): Node[] =>
  nodes.map((node): Node => {
    if (!isElement(node)) return node;
    if (isPicture(node)) return { ...node, properties: { ...node.properties, ...property } };
    return element(node.tagName, withPictures(node.children, property), node.properties);
  });

/** A picture without words of its own has those of its caption. */
const describedBy = (caption: string, nodes: readonly Node[]): readonly Node[] => {
  const [picture, ...others] = findAll(nodes, isPicture);
  const isBare = picture && !others.length && !attribute(picture, 'alt').trim();
  return isBare ? withPictures(nodes, { alt: caption }) : nodes;
};

/** Pictures as a list of nothing else, which the site shows as a gallery; what words there are stand behind it. */
const gallery = (children: readonly Node[]): Node[] => {
  const items = findAll(children, isShown).map((one) => element('li', [one]));
  return [element('ul', items), ...without(children, isShown)];
};

/** A figure as a paragraph of its picture, or what else it shows with its caption below. */
export const figure = (node: Element, context: Context): Node[] => {
  const isOwn = (one: Element): boolean => one !== node && isCaption(one);
  const insideFigures = findAll(node.children, (one) => isOwn(one) || isFigure(one));
  const captions = insideFigures.filter(isOwn);
  const inside = without(node.children, (one) => captions.includes(one));
  const said = oneLine(captions.map(textIn).join(' '));
  const children = context.clean(said ? describedBy(said, inside) : inside);
  const caption = captions.flatMap((one) => context.clean(one.children));
  const words = oneLine(captions.map((one) => textIn(element('span', context.clean([one])))).join(' '));
  const pictures = findAll(children, isPicture);
  const isShownBelow = findAll(caption, isPicture).length > 0;
  const below = words || isShownBelow ? [element('p', caption)] : [];
  if (pictures.length > 1 || (isGallery(node) && pictures.length > 0))
    return [element('div', [...gallery(children), ...below])];
  const isPlain =
    pictures.length === 1 && words && !isShownBelow && !hasLink(caption) && !pictures[0]?.properties['title'];
  // The site sets the title of a picture below it.
  return [element('div', isPlain ? withPictures(children, { title: words }) : [...children, ...below])];
};

export const figureRules: Rules = {
  figcaption: (node, { clean }) => [element('p', clean(node.children))],
};
