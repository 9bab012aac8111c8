import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import toHtml from 'hast-util-to-html';
import visit, { SKIP } from 'unist-util-visit';
import { embedded } from './embeds';

/** A picture by its real address, which Substack's server of pictures has at the end of its own. */
export const realPicture = (address: string): string => {
  const wrapped =
    /^https?:\/\/(?:substackcdn\.com|cdn\.substack\.com)\/image\/fetch\/.*?\/(https?%3A%2F%2F[^/]+)$/i.exec(
      address,
    )?.[1];
  try {
    return wrapped === undefined ? address : decodeURIComponent(wrapped);
  } catch {
    return address;
  }
};

const component = /^(SubscribeWidget|Subscribe)(ToDOM)?$/;
const button = /^(Captioned)?Button(Create|Wrapper|ToDOM|CreateButton)*$/;

const classesOf = ({ properties = {} }: Element): string => [properties.className].flat().join(' ');

/** What Substack fills in, or leads to its forms. */
const toForms = /%%\w+%%|[?&]action=share|\/subscribe(\?|$)|\/comments(\?|$)/;

const leadsToForm = (element: Element): boolean => {
  let leads = false;
  visit(element as unknown as Root, 'element', (inner: Element) => {
    leads ||= inner.tagName === 'a' && toForms.test(String(inner.properties?.href ?? ''));
  });
  return leads;
};

/** Whether it is a form for subscribers, or a button that shares. */
const isWidget = (element: Element): boolean => {
  const kind = String(element.properties?.dataComponentName ?? '');
  const classes = classesOf(element);
  if (component.test(kind) || /\bsubscri(be|ption)-widget/.test(classes)) return true;
  return (
    (button.test(kind) || /\b(button-wrapper|captioned-button-wrap)\b/.test(classes)) && leadsToForm(element)
  );
};

const unwrap = (element: Element): void => {
  const { properties = {}, tagName } = element;
  if (tagName === 'img') {
    properties.src = realPicture(String(properties.src ?? ''));
    delete properties.srcSet;
    delete properties.sizes;
    delete properties.dataAttrs;
  }
  if (tagName === 'a') properties.href = realPicture(String(properties.href ?? ''));
};

/** What lies over pictures and says how to use Substack's editor: no reader misses it. */
const furniture = /\b(image-link-expand|hide-text|tweet-header-avatar|file-embed-thumbnail-default)\b/;

/**
 * A post's HTML without what works at Substack alone, with what its scripts would show in its place, and with its pictures by
 * their real addresses; how many forms and buttons were taken out, and what nobody but Substack can show, in words.
 */
export const substackHtml = (html: string) => {
  const lost: string[] = [];
  const root = fromHtml(html, { fragment: true }) as unknown as Root;
  let widgets = 0;
  visit(root, 'element', (element: Element, index, parent) => {
    unwrap(element);
    const embed = parent ? embedded(element) : undefined;
    if (parent && embed) {
      const { children } = fromHtml(embed.html, { fragment: true });
      if (embed.lost) lost.push(embed.lost);
      parent.children.splice(index, 1, ...(children as typeof parent.children));
      return [SKIP, index + children.length];
    }
    const drop = isWidget(element);
    const isNothing = element.tagName === 'source' || furniture.test(classesOf(element));
    if (!parent || (!drop && !isNothing)) return undefined;
    if (drop) widgets += 1;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  return { html: toHtml(root), widgets, lost };
};
