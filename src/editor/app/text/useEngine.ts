import { type Command, type EditorState, NodeSelection, TextSelection } from '@milkdown/prose/state';
import type { EditorProps } from '@milkdown/prose/view';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Focus } from '../entryState';
import { blockWith } from '../form/atWords';
import { cleanedPaste } from './cleanedPaste';
import { inWords, leaveList, toEnd } from './commands';
import { insertPictures, notesIn } from './inserts';
import { type Engine, openEngine } from './engine';
import { fillPictures, type Picture, pictureView } from './pictureView';
import { keepPictures, lostPictures } from './paste/pictures';
import type { TextEditorProps } from './props';

/** What the text asks the author: where a link leads, or what a picture shows, of one that is there or was just chosen. */
export type Question = 'link' | 'picture' | 'chosen';

/** What is said of the element in which one types. */
const attributesOf = ({ label, control, language }: TextEditorProps): Record<string, string> => ({
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-label': label,
  spellcheck: 'true',
  lang: language,
  id: control.id,
  ...(control['aria-describedby'] && { 'aria-describedby': control['aria-describedby'] }),
  ...(control['aria-invalid'] && { 'aria-invalid': 'true' }),
});

/** How far from the edges of the form the line stands in which one types. */
const room = { top: 112, bottom: 64, left: 5, right: 5 };

const imagesIn = (data: DataTransfer | null): File[] => {
  // Office programs put a picture of the words beside them.
  const hasWords = data?.getData('text/html') && data.getData('text/plain').trim();
  return hasWords ? [] : [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
};

/** How the text answers to keys, pastes and drops. */
const propsOf = (
  latest: RefObject<TextEditorProps>,
  ask: (question: Question) => void,
  addPictures: (files: readonly File[]) => void,
  pasteWithPictures: (html: string, rtf: string) => void,
): EditorProps => {
  const take = (data: DataTransfer | null): boolean => {
    const images = imagesIn(data);
    if (images.length) addPictures(images);
    return images.length > 0;
  };
  return {
    // Above stick the tools, and below there is room for the eyes.
    scrollThreshold: room,
    scrollMargin: room,
    attributes: () => attributesOf(latest.current),
    nodeViews: {
      image: pictureView(
        (name) => latest.current.pictureUrl(name),
        () => ask('picture'),
      ),
    },
    // What was copied here is clean.
    transformPastedHTML: (html, { state }) =>
      html.includes('data-pm-slice') ? html : cleanedPaste(html, notesIn(state.doc)),
    handlePaste: (_view, { clipboardData }) => {
      const html = clipboardData?.getData('text/html') ?? '';
      if (take(clipboardData)) return true;
      if (!/<img\b/i.test(html) || html.includes('data-pm-slice')) return false;
      pasteWithPictures(html, clipboardData?.getData('text/rtf') ?? '');
      return true;
    },
    handleDrop: (view, { clientX, clientY, dataTransfer }) => {
      const at = view.posAtCoords({ left: clientX, top: clientY });
      if (!at || !imagesIn(dataTransfer).length) return false;
      view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(at.pos))));
      return take(dataTransfer);
    },
    // The box of a task, beside its words.
    handleClickOn: (view, _at, { type, attrs }, place, { target }) => {
      const isBox = type.name === 'list_item' && attrs['checked'] !== null && target === view.nodeDOM(place);
      if (isBox) view.dispatch(view.state.tr.setNodeAttribute(place, 'checked', !attrs['checked']));
      return isBox;
    },
    handleKeyDown: ({ state, dispatch }, { key, ctrlKey, metaKey, shiftKey }) => {
      const isEnd = (key === 'End' && ctrlKey) || (key === 'ArrowDown' && metaKey);
      if (isEnd && !shiftKey && toEnd(state, dispatch)) return true;
      if (key === 'Backspace' && leaveList(state, dispatch)) return true;
      const isLink = key.toLowerCase() === 'k' && (ctrlKey || metaKey);
      const isPicture = key === 'Enter' && pictureIn(state) !== undefined;
      if (isLink || isPicture) ask(isLink ? 'link' : 'picture');
      return isLink || isPicture;
    },
  };
};

/** The picture that is selected. */
export const pictureIn = ({ selection }: EditorState): Picture | undefined =>
  selection instanceof NodeSelection && selection.node.type.name === 'image'
    ? (selection.node.attrs as Picture)
    : undefined;

const focusAt = (engine: Engine | undefined, focus: Focus | null): void => {
  if (!engine || !focus) return;
  const { view } = engine;
  view.focus();
  const block = blockWith(view.dom, focus.words);
  if (!block) return;
  const place = view.state.doc.resolve(view.posAtDOM(block, 0));
  view.dispatch(view.state.tr.setSelection(TextSelection.near(place)).scrollIntoView());
};

/** The engine below `root`, as it is now: its state, what it asks, and how to have it do something. */
export const useEngine = (props: TextEditorProps, root: RefObject<HTMLElement | null>) => {
  const { value, focus, control, pictureUrl } = props;
  const engine = useRef<Engine>(undefined);
  const latest = useRef(props);
  // What was put out and has not come back yet as the value.
  const sent = useRef<string[]>([]);
  const [state, setState] = useState<EditorState>();
  const [problem, setProblem] = useState<string>();
  const [question, ask] = useState<Question>();

  const run = (command: Command): void => {
    const view = engine.current?.view;
    if (!view) return;
    command(inWords(view.state), view.dispatch, view);
    view.focus();
  };
  const addPictures = async (files: readonly File[]): Promise<void> => {
    try {
      const names = await Promise.all(files.map((file) => latest.current.addPicture(file, file.name)));
      run(insertPictures(names.map((name) => `./${name}`)));
      ask('chosen');
      setProblem(undefined);
    } catch {
      setProblem('The picture cannot be read. Try it as a JPEG or PNG.');
    }
  };
  const pasteWithPictures = async (html: string, rtf: string): Promise<void> => {
    const kept = await keepPictures(html, rtf, (file) => latest.current.addPicture(file, file.name));
    engine.current?.view.pasteHTML(kept.html);
    setProblem(kept.lost ? lostPictures(kept.lost) : undefined);
  };
  const adding = useRef({ addPictures, pasteWithPictures });

  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    let isClosed = false;
    const open = async (place: HTMLElement): Promise<void> => {
      const opened = await openEngine(
        place,
        propsOf(
          latest,
          ask,
          (files) => void adding.current.addPictures(files),
          (html, rtf) => void adding.current.pasteWithPictures(html, rtf),
        ),
        (next, markdown) => {
          setState(inWords(next));
          if (markdown === undefined || markdown === (sent.current.at(-1) ?? latest.current.value)) return;
          sent.current.push(markdown);
          latest.current.onChange(markdown);
        },
      );
      if (isClosed) {
        opened.close();
        return;
      }
      engine.current = opened;
      setState(opened.show(latest.current.value));
      focusAt(opened, latest.current.focus);
    };
    if (root.current) void open(root.current);
    return () => {
      isClosed = true;
      engine.current?.close();
      engine.current = undefined;
    };
  }, [root]);

  useEffect(() => {
    // Where keys were quicker than React, it left values out.
    const come = sent.current.indexOf(value) + 1;
    sent.current.splice(0, come || sent.current.length);
    if (!come && engine.current) setState(engine.current.show(value));
  }, [value]);

  useEffect(() => {
    if (root.current) fillPictures(root.current, pictureUrl);
  }, [root, pictureUrl]);

  useEffect(() => {
    focusAt(engine.current, focus);
  }, [focus]);

  const hasAsked = useRef(false);
  useEffect(() => {
    // Only now does the dialogue let go of the focus.
    if (!question && hasAsked.current) engine.current?.view.focus();
    hasAsked.current = question !== undefined;
  }, [question]);

  const { 'aria-invalid': isInvalid, 'aria-describedby': described } = control;
  useEffect(() => {
    // ProseMirror asks anew for the attributes.
    engine.current?.view.setProps({});
  }, [isInvalid, described]);

  return { state, problem, question, ask, run, addPictures };
};
