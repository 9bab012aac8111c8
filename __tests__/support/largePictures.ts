import sharp from 'sharp';
import type { Changes } from './content';

/** A picture of a width in pixels. */
export const picture = (width: number): Promise<Buffer> =>
  sharp({ create: { width, height: 10, channels: 3, background: 'red' } })
    .png()
    .toBuffer();

/** The pictures of the small site, large enough for nothing to be said about them. */
export const largePictures = async (): Promise<Changes> => ({
  'icon.png': await picture(512),
  'pages/about/photo.png': await picture(640),
  'books/a-book/cover.png': await picture(480),
});
