import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Entry } from '../../../content/read/entry';
import { nameIn } from '../../../lib/text';
import { textOf } from '../content';
import { type Doc, isUnsaved, titleOfDoc } from '../drafts/doc';
import type { EntryState, Focus, PageOption } from '../entryState';
import { EntryForm } from '../form/EntryForm';
import type { MakeFor } from '../form/formContext';
import type { Host } from '../host/host';
import { PictureField } from '../pictures/PictureField';
import { nameFor } from '../pictures/fileNames';
import { largestInText, shrunk } from '../pictures/shrunk';
import { Button } from '../ui/Button';
import { DiscardButton } from './DiscardButton';
import * as styles from './EntryPanel.module.css';
import { HistoryDialog } from './HistoryDialog';

// A third of all scripts: it comes when a text is opened.
const TextEditor = lazy(() => import('../text/TextEditor'));

/** What can be done with the entry that is open. */
export interface EntryActions {
  readonly onChange: (state: EntryState) => void;
  readonly onRestore: (text: string, version: string) => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
  readonly onBack: () => void;
  readonly onMakeFor: MakeFor;
  readonly onFocusField: (field: string) => void;
}

interface Props extends EntryActions {
  readonly host: Host;
  readonly doc: Doc;
  readonly entries: readonly Entry[];
  readonly language: string;
  readonly today: string;
  readonly pages: readonly PageOption[];
  readonly focus: Focus | null;
  /** The address of a picture beside the entry, by its name. */
  readonly pictureUrl: (name: string) => string | undefined;
  readonly coverOf: (entry: Entry) => string | undefined;
  /** The names of the files beside the entry. */
  readonly taken: readonly string[];
  /** Whether it was changed elsewhere since it was opened. */
  readonly isStale: boolean;
  /** Whether it is made for a field of another, to which one goes back. */
  readonly isWaiting: boolean;
}

const stateWords = (doc: Doc, isStale: boolean): string => {
  if (doc.isSaving) return 'Saving…';
  if (doc.path === null && !doc.history.past.length) return 'New';
  if (isStale) return 'Changed elsewhere: saving keeps both, or asks';
  return isUnsaved(doc) ? 'Not saved yet; kept in this browser' : 'Saved';
};

/** The form of an entry, with what saves it, takes steps back, and shows its earlier versions. */
export function EntryPanel(props: Props) {
  const { host, doc, pages, language, pictureUrl, taken, isStale, onChange, onRestore } = props;
  const [isHistory, setIsHistory] = useState(false);
  const { present, past, future } = doc.history;
  const title = titleOfDoc(doc, props.entries);
  const names = [...new Set([...taken, ...Object.keys(present.files)])];
  /** The names that pictures of one paste have got: none of them is known yet. */
  const given = useRef(new Set<string>());
  const heading = useRef<HTMLHeadingElement>(null);
  const isAsked = props.focus !== null;
  useEffect(() => {
    if (!isAsked) heading.current?.focus();
  }, [isAsked]);
  return (
    <section className={styles.panel} aria-label={title}>
      <header className={styles.head}>
        <Button look="quiet" onClick={props.onBack}>
          {props.isWaiting ? '← Back' : '← All'}
        </Button>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {doc.path && (
          <Button look="quiet" aria-haspopup="dialog" onClick={() => setIsHistory(true)}>
            History
          </Button>
        )}
      </header>
      <div className={styles.form}>
        <EntryForm
          collection={doc.collection}
          path={doc.path}
          state={present}
          entries={props.entries}
          coverOf={props.coverOf}
          reasons={doc.reasons}
          focus={props.focus}
          onChange={onChange}
          onFocusField={props.onFocusField}
          onMakeFor={props.onMakeFor}
          renderPicture={(slot) => (
            <PictureField slot={slot} url={slot.value && pictureUrl(nameIn(slot.value))} taken={names} />
          )}
          renderText={(slot) => (
            <Suspense fallback={<p role="status">Opening the text…</p>}>
              <TextEditor
                {...slot}
                language={language}
                pages={pages}
                pictureUrl={(name) => pictureUrl(nameIn(name))}
                addPicture={async (file, wanted) => {
                  const small = await shrunk(file, wanted, largestInText);
                  const name = nameFor(small.name, [...names, ...given.current]);
                  given.current.add(name);
                  // The text shows it as soon as it has its name.
                  flushSync(() => slot.addFile(name, small.file));
                  return name;
                }}
              />
            </Suspense>
          )}
        />
      </div>
      <footer className={styles.foot}>
        <p role="status">{stateWords(doc, isStale)}</p>
        <Button look="quiet" disabled={!past.length} onClick={props.onUndo}>
          Undo
        </Button>
        <Button look="quiet" disabled={!future.length} onClick={props.onRedo}>
          Redo
        </Button>
        {isUnsaved(doc) && <DiscardButton {...{ doc, title }} onDiscard={props.onDiscard} />}
        {/* It keeps the focus when there is nothing left to save. */}
        <Button
          look="main"
          aria-disabled={doc.isSaving || !isUnsaved(doc)}
          onClick={doc.isSaving || !isUnsaved(doc) ? undefined : props.onSave}
        >
          Save
        </Button>
      </footer>
      {isHistory && doc.path && (
        <HistoryDialog
          host={host}
          path={doc.path}
          now={textOf(doc.collection, present)}
          onRestore={(text, version) => {
            onRestore(text, version);
            setIsHistory(false);
          }}
          onClose={() => setIsHistory(false)}
        />
      )}
    </section>
  );
}
