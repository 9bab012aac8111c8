import sharp from 'sharp';
import { shareSize } from '../../../lib/crawlers';
import { screenPicture } from '../screenColours';
import type { DrawingStyle } from './drawingStyle';

/** An author's own picture by which a page is shared, cut to where the eye goes: a JPEG of `shareSize`. */
export const cutShare = async (file: string, { paper }: Pick<DrawingStyle, 'paper'>): Promise<Buffer> =>
  (await screenPicture(file))
    .resize({ ...shareSize, fit: 'cover', position: sharp.strategy.attention })
    .flatten({ background: paper })
    .toColourspace('srgb')
    .jpeg({ quality: 84 })
    .toBuffer();
