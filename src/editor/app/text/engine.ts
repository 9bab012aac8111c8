import { editorViewCtx, editorViewOptionsCtx, parserCtx, rootCtx } from '@milkdown/core';
import { EditorState, Plugin } from '@milkdown/prose/state';
import type { EditorProps, EditorView } from '@milkdown/prose/view';
import { $prose } from '@milkdown/utils';
import { type OpenText, textFormat } from './format';
import { picturesAlone } from './picturesAlone';
import { makeEngine } from './schema';

/** A text that can be edited. */
export interface Engine {
  readonly view: EditorView;
  /** Shows another text, and forgets what could be undone. */
  readonly show: (markdown: string) => EditorState;
  readonly close: () => void;
}

/** Opens a text for editing below `root`. `onChange` is told of every change, the Markdown of it where words changed. */
export const openEngine = async (
  root: HTMLElement,
  props: EditorProps,
  onChange: (state: EditorState, markdown: string | undefined) => void,
): Promise<Engine> => {
  let open: OpenText | undefined;
  const tell = new Plugin({
    view: () => ({
      update: ({ state }, before) => {
        if (state === before) return;
        onChange(state, state.doc === before.doc ? undefined : open?.write(state.doc));
      },
    }),
  });
  const editor = await makeEngine()
    .config((ctx) => {
      ctx.set(rootCtx, root);
      ctx.update(editorViewOptionsCtx, (options) => ({ ...options, ...props }));
    })
    .use($prose(() => picturesAlone))
    .use($prose(() => tell))
    .create();
  const view = editor.ctx.get(editorViewCtx);
  const format = textFormat(editor.ctx);
  // What is pasted as Markdown is read as the site does, too.
  editor.ctx.set(parserCtx, (markdown) => format(markdown).doc);
  return {
    view,
    show: (markdown) => {
      const text = format(markdown);
      open = undefined;
      view.updateState(EditorState.create({ doc: text.doc, plugins: view.state.plugins }));
      open = text;
      return view.state;
    },
    close: () => void editor.destroy(),
  };
};
