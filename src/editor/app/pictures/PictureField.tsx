import { capitalise } from '../../../lib/text';
import { type ClipboardEvent, type DragEvent, useId, useState } from 'react';
import { fileKindIn } from '../../../content/model/fileFields';
import { accept, type FileKind } from '../../../content/model/fileTypes';
import { Button } from '../ui/Button';
import { CropDialog } from './CropDialog';
import { FileButton } from './FileButton';
import * as styles from './PictureField.module.css';
import { Shown } from './Shown';
import type { PictureSlot } from '../form/formContext';
import { useFile } from './useFile';

interface Props {
  readonly slot: PictureSlot;
  /** The address of the file as it is. */
  readonly url: string | undefined;
  /** The names of the files beside the entry. */
  readonly taken: readonly string[];
}

const hasCamera = (): boolean => matchMedia('(pointer: coarse)').matches;

interface ActionsProps {
  readonly kind: FileKind;
  readonly isRequired: boolean;
  readonly url: string | undefined;
  readonly file: ReturnType<typeof useFile>;
  readonly onCrop: () => void;
}

/** What can be done with the file of a field. */
function Actions({ kind, isRequired, url, file, onCrop }: ActionsProps) {
  const { isBusy, given, take, turn, remove } = file;
  const taking = { isBusy, accept: accept[kind], onFile: take };
  const isPicture = kind === 'picture';
  return (
    <div className="buttons">
      <FileButton {...taking}>{given ? 'Change' : `Choose a ${isPicture ? 'picture' : kind}`}</FileButton>
      {isPicture && hasCamera() && (
        <FileButton {...taking} isCamera>
          Take a photo
        </FileButton>
      )}
      {!given && <span className={`soft ${styles.drop}`}>or drop or paste it here</span>}
      {given && isPicture && url && (
        <>
          <Button disabled={isBusy} onClick={onCrop}>
            Crop
          </Button>
          <Button disabled={isBusy} onClick={turn}>
            Turn
          </Button>
        </>
      )}
      {given && !isRequired && (
        <Button look="danger" disabled={isBusy} onClick={remove}>
          Remove
        </Button>
      )}
    </div>
  );
}

/** A field for a picture, a drawing or a sound. */
export function PictureField({ slot, url, taken }: Props) {
  const { label, info, isRequired } = slot;
  const file = useFile(slot, url, taken);
  const [isCropping, setIsCropping] = useState(false);
  const [isOver, setIsOver] = useState(false);
  const id = useId();
  const kind = fileKindIn(info) ?? 'picture';
  const mistake = file.fault ?? slot.mistake;
  const said = mistake ?? (file.given ? undefined : capitalise(info.hint ?? info.description));
  const takeFrom = (event: ClipboardEvent | DragEvent, { files: [given] }: DataTransfer): void => {
    setIsOver(false);
    if (!given) return;
    event.preventDefault();
    file.take(given);
  };
  return (
    // Its buttons do the same without dropping and pasting.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset
      className={`${styles.field} ${isOver ? styles.over : ''}`}
      aria-describedby={said && id}
      // What was clicked has the focus, and takes what is pasted.
      tabIndex={-1}
      onPaste={(event) => takeFrom(event, event.clipboardData)}
      onDrop={(event) => takeFrom(event, event.dataTransfer)}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
    >
      <legend>
        {label}
        {!isRequired && <span className="soft"> (optional)</span>}
      </legend>
      {file.given && <Shown name={file.given} url={url} isSound={kind === 'sound'} />}
      <Actions {...{ kind, isRequired, url, file }} onCrop={() => setIsCropping(true)} />
      {said && (
        <p id={id} className={mistake ? 'mistake' : 'soft'} role={file.fault && 'alert'}>
          {said}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {file.isBusy && 'One moment: it is made ready'}
      </p>
      {isCropping && url && (
        <CropDialog
          url={url}
          isUpright={info.isUpright === true}
          onClose={() => setIsCropping(false)}
          onCrop={(area) => {
            setIsCropping(false);
            file.crop(area);
          }}
        />
      )}
    </fieldset>
  );
}
