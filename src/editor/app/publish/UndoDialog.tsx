import { useEffect, useState } from 'react';
import { isEntryFile } from '../../../content/model/entryFiles';
import type { Change } from '../../publish/changes';
import type { Compared as Texts } from '../../publish/undo';
import { wordsOf } from '../inWords';
import { Compared } from '../panel/Compared';
import { Dialog } from '../ui/Dialog';
import { askGit } from './askGit';
import { nameOf, orderMeans, undoWords, withIt } from './words';

interface Props {
  readonly change: Change;
  readonly onUndo: () => void;
  readonly onClose: () => void;
}

/** Shows what is lost by undoing a change and what comes back, and asks whether that is meant. */
export function UndoDialog({ change, onUndo, onClose }: Props) {
  const [texts, setTexts] = useState<Texts | null>(null);
  const [failure, setFailure] = useState('');
  useEffect(() => {
    askGit.compare(change).then(setTexts, (error: unknown) => setFailure(wordsOf(error)));
  }, [change]);
  const { means, does, after } = undoWords[change.state];
  return (
    <Dialog
      title={`Undo: ${nameOf(change)}`}
      close="Leave it as it is"
      main={texts !== null && does}
      look="danger"
      onMain={onUndo}
      onClose={onClose}
    >
      <p>{change.kind === 'order' ? orderMeans(change) : means}</p>
      {change.files
        .filter(({ path }) => path !== change.id && !isEntryFile(path))
        .map((file) => (
          <p key={file.path}>{withIt(file)}</p>
        ))}
      {failure && <p role="alert">{failure}</p>}
      {texts && texts.now !== texts.before && (
        <Compared path={change.id} titles={['As it is', after]} texts={[texts.now, texts.before]} />
      )}
    </Dialog>
  );
}
