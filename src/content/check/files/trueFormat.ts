import { basename, extname } from 'node:path';

/** How files of a format begin, and from which byte on. The first that fits holds. */
const signatures: readonly (readonly [offset: number, text: string, format: string])[] = [
  [0, '\xff\xd8\xff', 'jpg'],
  [0, '\x89PNG\r\n\x1a\n', 'png'],
  [8, 'WEBP', 'webp'],
  [8, 'WAVE', 'wav'],
  [0, 'GIF8', 'gif'],
  [0, 'II*\0', 'tif'],
  [0, 'MM\0*', 'tif'],
  [0, 'BM', 'bmp'],
  [0, '8BPS', 'psd'],
  [0, '%PDF', 'pdf'],
  [0, 'PK\x03\x04', 'zip'],
  [0, '\x1f\x8b', 'gz'],
  [0, 'OggS', 'ogg'],
  [0, 'fLaC', 'flac'],
  [0, 'ID3', 'mp3'],
  [0, '\xff\xfb', 'mp3'],
  [0, '\xff\xfa', 'mp3'],
  [0, '\xff\xf3', 'mp3'],
  [0, '\xff\xf2', 'mp3'],
  [4, 'ftyphe', 'heic'],
  [4, 'ftypmif', 'heic'],
  [4, 'ftyp', 'm4a'],
];

const headLength = 1024;

/** Whether there is text in the head of a file: no byte that only other files have. */
const isText = (head: Buffer): boolean =>
  head.every((byte) => byte >= 32 || '\t\n\f\r'.includes(String.fromCharCode(byte)));

/** What is said of a file that is in truth of another format, and how to mend that. */
export const inTruth = (format: string, mend: string): string =>
  `it is in truth of the format ${format}: ${mend}`;

/** The same of one that might only be misnamed: it is good as it is in one of the formats `asItIs`, else to be exported. */
export const misnamed = (
  name: string,
  format: string,
  asItIs: object,
  noun: string,
  exportAs: string,
): string => {
  if (format === 'text') return `there is text in it: export the ${noun} again`;
  const stem = basename(name, extname(name));
  return inTruth(format, format in asItIs ? `call it ${stem}.${format}` : `export it as ${exportAs}`);
};

/** The format of a file by its first bytes, as a usual ending without the dot; `text` for words, null for others. */
export const trueFormat = (bytes: Buffer): string | null => {
  const head = bytes.toString('latin1', 0, headLength);
  // The makers of AVIFs agree on the format's name, but not on the place of it.
  if (head.startsWith('ftyp', 4) && /avif|avis/.test(head.slice(8, 40))) return 'avif';
  const [, , format] = signatures.find(([offset, text]) => head.startsWith(text, offset)) ?? [];
  if (format) return format;
  if (!isText(bytes.subarray(0, headLength))) return null;
  return head.includes('<svg') ? 'svg' : 'text';
};
