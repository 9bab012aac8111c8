import { Refused } from '../content/read/refused';
import type { InputFile } from './found';

/** Enough to see in which encoding the rest is. */
const enough = 512;

const declared = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["']/;

const startsWith = (bytes: Uint8Array, ...first: readonly number[]): boolean =>
  first.every((byte, index) => bytes[index] === byte);

/** The encoding by a byte order mark, by how `<` is written, or by what the file says of itself. */
const encodingOf = (bytes: Uint8Array): string => {
  if (startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0x3c, 0)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff) || startsWith(bytes, 0, 0x3c)) return 'utf-16be';
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return 'utf-8';
  const encoding = declared.exec(new TextDecoder('latin1').decode(bytes))?.[1] ?? 'utf-8';
  // Who can read the declaration so far is not in UTF-16, whatever it says.
  return /^(utf|ucs)-?16/i.test(encoding) ? 'utf-8' : encoding;
};

/** What an author is told of an encoding that is not known; it follows the name of the file. */
type Unknown = (encoding: string) => string;

const saveAnew: Unknown = (encoding) =>
  `: is written in an unknown encoding, "${encoding}": save it as UTF-8`;

const decoderFor = (first: Uint8Array, path: string, unknown: Unknown): TextDecoder => {
  const encoding = encodingOf(first);
  try {
    return new TextDecoder(encoding);
  } catch {
    throw new Refused(`${path}${unknown(encoding.slice(0, 40))}`);
  }
};

/**
 * The text of a file, piece by piece, in the encoding that its byte order mark or its XML declaration says, otherwise in
 * UTF-8; without the mark. Throws Refused where the encoding is not known.
 */
export async function* decoded(file: InputFile, unknown: Unknown = saveAnew): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let first: Buffer = Buffer.alloc(0);
  for await (const chunk of file.chunks()) {
    if (decoder) {
      yield decoder.decode(chunk, { stream: true });
      continue;
    }
    first = Buffer.concat([first, chunk]);
    if (first.length < enough) continue;
    decoder = decoderFor(first.subarray(0, enough), file.path, unknown);
    yield decoder.decode(first, { stream: true });
  }
  if (!decoder) {
    decoder = decoderFor(first, file.path, unknown);
    // All at once, Node 20 takes Windows-1252 for Latin-1, without curly quotes and the euro.
    yield decoder.decode(first, { stream: true });
  }
  yield decoder.decode();
}

/** A parser gets no more at once, so that its limits are looked at in between. */
const longestPiece = 65_536;

/** The same in pieces that a parser may get. */
export async function* decodedPieces(file: InputFile, unknown: Unknown): AsyncGenerator<string> {
  for await (const text of decoded(file, unknown))
    for (let at = 0; at < text.length; at += longestPiece) yield text.slice(at, at + longestPiece);
}

const mega = 1_000_000;

/** The whole text of a file. Throws Refused where it has more than `most` bytes, which have to fit into memory. */
export const wholeText = async (file: InputFile, most = 200 * mega): Promise<string> => {
  const refuse = (): never => {
    throw new Refused(
      `${file.path}: has more than ${most / mega} MB, which is more than can be read at once: export it in parts`,
    );
  };
  if (file.size > most) refuse();
  const parts: string[] = [];
  let length = 0;
  // An archive may say another size than a file has.
  for await (const part of decoded(file)) {
    length += part.length;
    if (length > most) refuse();
    parts.push(part);
  }
  return parts.join('');
};
