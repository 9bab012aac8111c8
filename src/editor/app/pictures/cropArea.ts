import type { PercentCrop } from 'react-image-crop';
import type { Area } from './draw';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The largest part of a picture that has a shape, width to height, in its middle; all of it for any shape. */
export const middleOf = ({ width, height }: Size, shape = width / height): PercentCrop => {
  const wide = Math.min(100, (height * shape * 100) / width);
  const high = Math.min(100, ((width / shape) * 100) / height);
  return { unit: '%', x: (100 - wide) / 2, y: (100 - high) / 2, width: wide, height: high };
};

/** A part of a picture of that size in whole pixels. */
export const areaOf = ({ x, y, width, height }: PercentCrop, size: Size): Area => ({
  x: Math.round((x * size.width) / 100),
  y: Math.round((y * size.height) / 100),
  width: Math.max(1, Math.round((width * size.width) / 100)),
  height: Math.max(1, Math.round((height * size.height) / 100)),
});
