import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { FileButton } from '../pictures/FileButton';
import { Button } from '../ui/Button';
import { Field } from '../ui/Field';
import * as styles from './ImportScreen.module.css';

/** Whether it is files that are dragged: words may be dragged into a text box. */
const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

interface FileProps {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onChoose: (files: readonly File[]) => void;
}

/** Asks for a file, and takes what is dropped anywhere as well. */
export function ChooseFile({ button, onChoose }: FileProps) {
  const [isOver, setIsOver] = useState(false);
  const choose = useEffectEvent(
    (files: FileList | null | undefined) => files?.length && onChoose([...files]),
  );
  useEffect(() => {
    const listening = new AbortController();
    const on = (name: 'dragover' | 'dragleave' | 'drop', does: (event: DragEvent) => void) =>
      addEventListener(name, does, listening);
    on('dragleave', ({ relatedTarget }) => !relatedTarget && setIsOver(false));
    for (const name of ['dragover', 'drop'] as const)
      on(name, (event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(name === 'dragover');
        if (name === 'drop') choose(event.dataTransfer?.files);
      });
    return () => listening.abort();
  }, []);
  return (
    <div className={styles.drop} data-over={isOver}>
      <p id="import-what">Drop an export, a ZIP archive or a table here, or</p>
      <FileButton ref={button} look="main" aria-describedby="import-what" onFile={(file) => onChoose([file])}>
        Choose a file
      </FileButton>
    </div>
  );
}

/** A field for numbers of books; nobody is asked for them before its button is pressed. */
export function ChooseIsbns({ onLookUp }: { readonly onLookUp: (text: string) => void }) {
  const [text, setText] = useState('');
  return (
    <section className={styles.part} aria-label="Books by their numbers">
      <Field
        label="ISBNs"
        help="Or paste the numbers of your books. The button asks the site openlibrary.org about them, which learns these numbers, the address of your connection, and that it is Last Writes that asks. Before you press it, nobody is asked."
      >
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={20_000}
            spellCheck={false}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <p className={styles.buttons}>
        <Button onClick={() => onLookUp(text)}>Ask Open Library</Button>
      </p>
    </section>
  );
}
