import { useState } from 'react';
import { type PercentCrop, ReactCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { areaOf, middleOf } from './cropArea';
import * as styles from './PictureField.module.css';
import type { Area } from './draw';

interface Props {
  readonly url: string;
  readonly isUpright: boolean;
  readonly onCrop: (area: Area) => void;
  readonly onClose: () => void;
}

/** Width to height of a cover. */
const coverShape = 2 / 3;

/** Asks which part of a picture is to stay. */
export function CropDialog({ url, isUpright, onCrop, onClose }: Props) {
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [crop, setCrop] = useState<PercentCrop>();
  const [isCover, setIsCover] = useState(isUpright);
  const done = (
    <Button
      look="main"
      disabled={!crop?.width || !crop.height}
      onClick={() => crop && onCrop(areaOf(crop, size))}
    >
      Keep this part
    </Button>
  );
  return (
    <Dialog title="Crop the picture" actions={done} onClose={onClose}>
      <ReactCrop
        className={styles.crop ?? ''}
        {...(crop && { crop })}
        {...(isCover && { aspect: coverShape })}
        keepSelection
        onChange={(_pixels, percent) => setCrop(percent)}
      >
        <img
          src={url}
          alt=""
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
            setSize({ width, height });
            setCrop(middleOf({ width, height }, isCover ? coverShape : undefined));
          }}
        />
      </ReactCrop>
      {isUpright && (
        <label className={styles.shape}>
          <input
            type="checkbox"
            checked={isCover}
            onChange={({ target: { checked } }) => {
              setIsCover(checked);
              setCrop(middleOf(size, checked ? coverShape : undefined));
            }}
          />
          In the shape of a cover, 2 to 3
        </label>
      )}
    </Dialog>
  );
}
