import sharp from 'sharp';

/** A picture with something to see in every part of it. */
export const drawn = (): sharp.Sharp => {
  const pixels = Buffer.from(Array.from({ length: 90 * 60 * 3 }, (_, index) => (index * index) % 251));
  return sharp(pixels, { raw: { width: 90, height: 60, channels: 3 } });
};
