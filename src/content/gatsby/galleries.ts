import type { Element, ElementContent, Root } from 'hast';
import visit from 'unist-util-visit';

const isBlank = (node: ElementContent): boolean => node.type === 'text' && !node.value.trim();

const elementsIn = ({ children }: Element): readonly ElementContent[] =>
  children.filter((node) => !isBlank(node));

/** What an item of a list has, without the paragraph that it is where empty lines stand between items. */
const contentOf = (item: Element): readonly ElementContent[] => {
  const [first, ...others] = elementsIn(item);
  return first?.type === 'element' && first.tagName === 'p' && !others.length
    ? elementsIn(first)
    : elementsIn(item);
};

/** The picture that an item is, perhaps with its caption; undefined where it is something else. */
const pictureIn = (item: Element): Element | undefined => {
  const [picture, caption, ...others] = contentOf(item);
  const isCaption = caption === undefined || (caption.type === 'element' && caption.tagName === 'small');
  return picture?.type === 'element' && picture.tagName === 'img' && isCaption && !others.length
    ? picture
    : undefined;
};

/** What marks a picture of a gallery until it is made responsive. */
export const galleryMark = 'dataGallery';

/** Makes a list of nothing but pictures a gallery: each is marked, and stands in its item by itself. */
export const markGalleries = (tree: Root): void =>
  visit(tree, 'element', (list: Element) => {
    if (list.tagName !== 'ul') return;
    const items = elementsIn(list).filter((node): node is Element => node.type === 'element');
    const pictures = items.flatMap((item) => pictureIn(item) ?? []);
    if (!pictures.length || pictures.length < items.length) return;
    items.forEach((item) => (item.children = [...contentOf(item)]));
    pictures.forEach((picture) => Object.assign((picture.properties ??= {}), { [galleryMark]: true }));
  });
