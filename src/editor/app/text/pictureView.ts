import { NodeSelection } from '@milkdown/prose/state';
import type { NodeViewConstructor } from '@milkdown/prose/view';
import type { TextEditorProps } from './props';

/** A picture of a text, by the names that ProseMirror has. */
export interface Picture {
  readonly src: string;
  readonly alt: string;
  /** Its caption. */
  readonly title: string;
}

/** The name of a picture's file beside the entry. */
export const nameOf = (src: string): string => src.replace(/^\.\//, '');

/** Gives the pictures below an element their addresses, also those that came since. */
export const fillPictures = (root: HTMLElement, urlOf: TextEditorProps['pictureUrl']): void =>
  root.querySelectorAll<HTMLImageElement>('img[data-name]').forEach((image) => {
    const url = urlOf(image.dataset['name'] ?? '') ?? '';
    if (image.getAttribute('src') !== url) image.src = url;
  });

/** Shows the pictures of a text, each with its caption, or with what has to be said of it. A click opens it. */
export const pictureView =
  (urlOf: TextEditorProps['pictureUrl'], open: () => void): NodeViewConstructor =>
  (node, view, getPos) => {
    const dom = document.createElement('span');
    dom.dataset['picture'] = '';
    const show = ({ attrs }: typeof node): void => {
      const { src, alt, title } = attrs as Picture;
      const image = Object.assign(document.createElement('img'), { alt });
      image.dataset['name'] = nameOf(src);
      const below = document.createElement('small');
      below.textContent = alt.trim() ? title : 'Say what the picture shows';
      dom.replaceChildren(image, ...(below.textContent ? [below] : []));
      fillPictures(dom, urlOf);
    };
    dom.addEventListener('click', () => {
      const at = getPos();
      if (at === undefined) return;
      view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, at)));
      open();
    });
    show(node);
    return {
      dom,
      update: (next) => {
        if (next.type === node.type) show(next);
        return next.type === node.type;
      },
      ignoreMutation: () => true,
    };
  };
