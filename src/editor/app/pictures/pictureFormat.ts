/** How files of each format begin, their bytes read as letters. */
const beginnings = {
  jpeg: /^\xff\xd8\xff/,
  png: /^\x89PNG/,
  webp: /^RIFF.{4}WEBP/s,
  gif: /^GIF8/,
  avif: /^.{4}ftyp.*avi[fs]/s,
  heic: /^.{4}ftyp(hei|hev|mif1|msf1)/s,
  svg: /^(\xef\xbb\xbf)?\s*<(\?xml|!|svg)/i,
} as const;

export type PictureFormat = keyof typeof beginnings;

/** The format in which a picture truly is, whatever it is called; undefined of anything else. */
export const pictureFormat = async (file: Blob): Promise<PictureFormat | undefined> => {
  const start = String.fromCharCode(...new Uint8Array(await file.slice(0, 64).arrayBuffer()));
  return (Object.keys(beginnings) as PictureFormat[]).find((format) => beginnings[format].test(start));
};
