import sharp from 'sharp';
import type { Changes } from './content';

/** A picture of a size in pixels, upright if nothing else is said. */
export const picture = (width: number, height = width + 1): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: 'red' } })
    .png()
    .toBuffer();

/** The pictures of the small site, large enough for nothing to be said about them. */
export const largePictures = async (): Promise<Changes> => ({
  'icon.png': await picture(512),
  'pages/about/photo.png': await picture(640),
  'books/a-book/cover.png': await picture(480),
});
