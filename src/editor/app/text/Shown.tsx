import { undo } from '@milkdown/prose/history';
import { type ReactNode, useRef } from 'react';
import { LinkDialog } from './LinkDialog';
import { PictureDialog } from './PictureDialog';
import { nameOf } from './pictureView';
import type { TextEditorProps } from './props';
import * as styles from './TextEditor.module.css';
import { Toolbar } from './Toolbar';
import { pictureIn, useEngine } from './useEngine';
import { wordsIn } from './wordsIn';

/** A text as readers will see it, with its buttons; `end` stands behind them. */
export function Shown(props: TextEditorProps & { readonly end: ReactNode }) {
  const { control, end, label, pages, pictureUrl } = props;
  const root = useRef<HTMLDivElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const { state, problem, question, ask, run, addPictures } = useEngine(props, root);
  const picture = state && pictureIn(state);
  const words = state ? wordsIn(state.doc) : 0;
  const answer = { run, onClose: () => ask(undefined) };
  const cancelPicture = (): void => {
    if (question === 'chosen') run(undo);
    ask(undefined);
  };
  return (
    <div className={styles.editor}>
      <Toolbar
        {...{ label, state, run, end }}
        controls={control.id}
        ask={(asked) => {
          if (asked === 'link' || picture) ask(asked);
          else files.current?.click();
        }}
      />
      <input
        ref={files}
        type="file"
        accept="image/*"
        multiple
        hidden
        onChange={({ currentTarget }) => {
          void addPictures([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      <div ref={root} className={styles.text} />
      {problem && <p role="alert">{problem}</p>}
      <p className={`soft ${styles.words}`}>
        {words === 1 ? '1 word' : `${words.toLocaleString('en')} words`}
      </p>
      {question === 'link' && state && <LinkDialog {...{ ...answer, pages, state }} />}
      {question && question !== 'link' && picture && (
        <PictureDialog
          {...answer}
          {...picture}
          url={pictureUrl(nameOf(picture.src))}
          onCancel={cancelPicture}
        />
      )}
    </div>
  );
}
