import sharp from 'sharp';

/** The width of a picture in pixels, as it is shown: a photo that the camera held upright is turned first. */
export const pictureWidth = async (file: string): Promise<number> =>
  (await sharp(file).metadata()).autoOrient.width;

/** The length of a sound file in seconds. Throws where the file is not one that can be played. */
export const soundLength = async (file: string): Promise<number> => {
  // The library comes as an ES module only, which Gatsby's CommonJS build must import when it runs.
  const { parseFile } = await import('music-metadata');
  const { format } = await parseFile(file, { duration: true });
  if (!format.duration) throw new Error('it has no sound in it');
  return format.duration;
};
