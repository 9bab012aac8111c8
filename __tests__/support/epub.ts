import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';

/** The files of an EPUB, by their paths in it. */
export const filesIn = (epub: Uint8Array): Readonly<Record<string, Uint8Array>> => unzipSync(epub);

/** The text of a file of an EPUB; empty where there is none. */
export const textIn = (epub: Uint8Array, name: string): string =>
  strFromU8(filesIn(epub)[`book/${name}`] ?? new Uint8Array());

/** A file of an EPUB as a document of XML: one that is not well formed has an element `parsererror`. */
export const documentIn = (epub: Uint8Array, name: string): Document =>
  new DOMParser().parseFromString(textIn(epub, name), 'application/xml');

export const readEpub = (file: string): Uint8Array => new Uint8Array(readFileSync(file));

/** How a segment of the table `cmap` maps characters, in format 4 (https://learn.microsoft.com/typography/opentype/spec/cmap). */
const charactersAt = (view: DataView, start: number): number[] => {
  const segments = view.getUint16(start + 6) / 2;
  const at = (list: number, segment: number): number =>
    view.getUint16(start + 14 + 2 * (list * segments + segment) + (list ? 2 : 0));
  return Array.from({ length: segments }, (_, segment) => segment).flatMap((segment) => {
    const [last, first] = [at(0, segment), at(1, segment)];
    return first === 0xffff ? [] : Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
};

/** The characters for which a TrueType font has a glyph. Throws where it has no table of them in format 4. */
export const charactersOfFont = (font: Uint8Array): ReadonlySet<string> => {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const records = Array.from({ length: view.getUint16(4) }, (_, index) => 12 + 16 * index);
  const record = records.find((offset) => strFromU8(font.subarray(offset, offset + 4)) === 'cmap');
  const cmap = record === undefined ? 0 : view.getUint32(record + 8);
  const tables = Array.from(
    { length: view.getUint16(cmap + 2) },
    (_, index) => cmap + view.getUint32(cmap + 8 + 8 * index),
  );
  const table = tables.find((start) => view.getUint16(start) === 4);
  if (table === undefined) throw new Error('the font has no characters');
  return new Set(charactersAt(view, table).map((point) => String.fromCodePoint(point)));
};
