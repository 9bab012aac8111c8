import { useEffect, useRef, useState } from 'react';
import { Refused } from '../../../content/read/refused';
import type { Taken } from '../../import/importDesk';
import { Dialog } from '../ui/Dialog';
import { ChooseFile, ChooseIsbns } from './Choose';
import { desk } from './desk';
import * as styles from './ImportScreen.module.css';
import { Panel } from './Panel';
import { Progress } from './Progress';
import { useWork } from './useWork';
import { tableOf, type View } from './view';

interface Props {
  /** Told when an import is in, or was taken back. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Where all room is for what comes; another file can be dropped there too. */
const isShowing = new Set<View['at']>(['questions', 'table', 'done']);

/** Brings in what the author has elsewhere. */
export default function ImportScreen({ onDone, onClose }: Props) {
  const [view, setView] = useState<View>({ at: 'start' });
  const first = useRef<HTMLButtonElement>(null);
  const { work, run, status } = useWork(setView, first);
  useEffect(() => {
    desk.last().then(
      ({ files }) => files && setView((now) => (now.at === 'start' ? { at: 'last', files } : now)),
      // Whatever is chosen says so.
      () => undefined,
    );
  }, []);
  const takeUp = (words: string, picturesAt: string, find: () => Promise<Taken>) =>
    run(words, async () => {
      setView({ at: 'start' });
      const taken = { ...(await find()), picturesAt };
      return taken.questions.length ? { at: 'questions', taken, answers: [] } : tableOf(taken, []);
    });
  const choose = ([file, ...others]: readonly File[]): void => {
    if (!file || others.length)
      void run('', () => Promise.reject(new Refused('one file at a time: pack several as a ZIP archive')));
    else void takeUp(`Reading ${file.name} …`, 'the old site', () => desk.send(file));
  };
  return (
    <Dialog title="Bring what you have" close="Back to the list" isWide onClose={onClose}>
      <div className={styles.part} hidden={isShowing.has(view.at)} inert={work.isBusy}>
        <p>
          From WordPress, Squarespace, Substack, Blogger, Ghost, a feed, a folder of Markdown, a spreadsheet
          of books, or ONIX. First you see what comes; nothing is changed before you say so.
        </p>
        <ChooseFile button={first} onChoose={choose} />
        <ChooseIsbns
          onLookUp={(text) =>
            void takeUp('Asking Open Library …', 'covers.openlibrary.org', () => desk.lookUp(text))
          }
        />
      </div>
      <Progress work={work} status={status} />
      {view.at !== 'start' && (
        <section className={styles.part} aria-label="What comes" inert={work.isBusy}>
          <Panel key={view.at} {...{ view, setView, run, onDone }} />
        </section>
      )}
    </Dialog>
  );
}
