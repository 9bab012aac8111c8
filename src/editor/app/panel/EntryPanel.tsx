import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SiteSettings } from '../../../content/model/schema';
import { folderOf, nameIn } from '../../../lib/text';
import { type Content, textOf } from '../content';
import { type Doc, titleOfDoc } from '../drafts/doc';
import { EntryForm } from '../form/EntryForm';
import type { Host } from '../host/host';
import { pageOptions } from '../pageOptions';
import { PictureField } from '../pictures/PictureField';
import { nameFor } from '../pictures/fileNames';
import { largestInText, shrunk } from '../pictures/shrunk';
import { Button } from '../ui/Button';
import type { Editor } from '../useEditor';
import { coverIn, urlOf, usePictures } from '../usePictures';
import { EntryFoot } from './EntryFoot';
import * as styles from './EntryPanel.module.css';
import { HistoryDialog } from './HistoryDialog';

// A third of all scripts: it comes when a text is opened.
const TextEditor = lazy(() => import('../text/TextEditor'));

interface Props {
  readonly editor: Editor;
  readonly host: Host;
  readonly doc: Doc;
  readonly content: Content;
  readonly settings: SiteSettings;
}

/** The form of the entry that is open, with what saves it, takes steps back, and shows its earlier versions. */
export function EntryPanel({ editor, host, doc, content, settings }: Props) {
  const { entries, media, files } = content;
  const { key, path, collection, reasons, base } = doc;
  const { present } = doc.history;
  const [isHistory, setIsHistory] = useState(false);
  const pictureAt = usePictures(host, files);
  const pages = useMemo(() => pageOptions(entries, settings), [entries, settings]);
  const title = titleOfDoc(doc, entries);
  const folder = path === null ? null : folderOf(path);
  const beside = media.filter((file) => folderOf(file) === folder).map(nameIn);
  const names = [...new Set([...beside, ...Object.keys(present.files)])];
  const pictureUrl = (file: string): string | undefined => {
    const name = nameIn(file);
    const chosen = present.files[name];
    if (chosen) return urlOf(chosen);
    return beside.includes(name) ? pictureAt(`${folder}/${name}`) : undefined;
  };
  /** The names that pictures of one paste have got: none of them is known yet. */
  const given = useRef(new Set<string>());
  const heading = useRef<HTMLHeadingElement>(null);
  const isAsked = editor.focus !== null;
  useEffect(() => {
    if (!isAsked) heading.current?.focus();
  }, [isAsked]);
  return (
    <section className={styles.panel} aria-label={title}>
      <header className={styles.head}>
        <Button look="quiet" onClick={editor.close}>
          {editor.isWaiting ? '← Back' : '← All'}
        </Button>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {path && (
          <Button look="quiet" aria-haspopup="dialog" onClick={() => setIsHistory(true)}>
            History
          </Button>
        )}
      </header>
      <div className={styles.form}>
        <EntryForm
          {...{ collection, path, entries, pages, reasons }}
          state={present}
          coverOf={(entry) => coverIn(entry, pictureAt)}
          focus={editor.focus}
          onChange={(state) => editor.change(key, state)}
          onFocusField={editor.setField}
          onMakeFor={editor.makeFor}
          renderPicture={(slot) => (
            <PictureField slot={slot} url={slot.value && pictureUrl(slot.value)} taken={names} />
          )}
          renderText={(slot) => (
            <Suspense fallback={<p role="status">Opening the text…</p>}>
              <TextEditor
                {...{ ...slot, pages, pictureUrl }}
                language={settings.language}
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
      <EntryFoot {...{ editor, doc, title }} isStale={path !== null && files.get(path)?.version !== base} />
      {isHistory && path && (
        <HistoryDialog
          {...{ host, path }}
          now={textOf(collection, present)}
          onRestore={(text, version) => {
            void editor.restore(doc, text, version);
            setIsHistory(false);
          }}
          onClose={() => setIsHistory(false)}
        />
      )}
    </section>
  );
}
