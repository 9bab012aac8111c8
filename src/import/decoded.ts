import { Refused } from '../content/read/refused';
import type { InputFile } from './found';
import { wholeBytes } from './input/inputFile';

/** Enough to see in which encoding the rest is. */
const enough = 512;

const declared = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["']/;

/** The encoding by a byte order mark, by how `<` is written, or by what the file says of itself. */
const encodingOf = (bytes: Uint8Array): string => {
  const sign = Buffer.from(bytes.subarray(0, 3)).toString('hex');
  if (/^(fffe|3c00)/.test(sign)) return 'utf-16le';
  if (/^(feff|003c)/.test(sign)) return 'utf-16be';
  if (sign === 'efbbbf') return 'utf-8';
  const encoding = declared.exec(new TextDecoder('latin1').decode(bytes))?.[1] ?? 'utf-8';
  // Who can read the declaration so far is not in UTF-16, whatever it says.
  return /^(utf|ucs)-?16/i.test(encoding) ? 'utf-8' : encoding;
};

const decoderFor = (first: Uint8Array, path: string): TextDecoder => {
  const encoding = encodingOf(first);
  try {
    return new TextDecoder(encoding);
  } catch {
    throw new Refused(
      `${path}: is written in an unknown encoding, "${encoding.slice(0, 40)}": save it as UTF-8`,
    );
  }
};

/**
 * The text of a file, piece by piece, in the encoding that its byte order mark or its XML declaration says, otherwise in
 * UTF-8; without the mark. Throws Refused where the encoding is not known.
 */
export async function* decoded(file: InputFile): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let first: Buffer = Buffer.alloc(0);
  for await (const chunk of file.chunks()) {
    if (decoder) {
      yield decoder.decode(chunk, { stream: true });
      continue;
    }
    first = Buffer.concat([first, chunk]);
    if (first.length < enough) continue;
    decoder = decoderFor(first.subarray(0, enough), file.path);
    yield decoder.decode(first, { stream: true });
  }
  yield decoder ? decoder.decode() : wholeDecoded(decoderFor(first, file.path), first);
}

/** A text as a whole. All at once, Node 20 takes Windows-1252 for Latin-1, without curly quotes and the euro. */
export const wholeDecoded = (decoder: TextDecoder, bytes: Uint8Array): string =>
  decoder.decode(bytes, { stream: true }) + decoder.decode();

const mega = 1_000_000;

/** The whole text of a file. Throws Refused where it has more than `most` bytes, which have to fit into memory. */
export const wholeText = async (file: InputFile, most = 200 * mega): Promise<string> => {
  const bytes = await wholeBytes(
    file,
    most,
    `${file.path}: has more than ${most / mega} MB, which is more than can be read at once: export it in parts`,
  );
  return wholeDecoded(decoderFor(bytes.subarray(0, enough), file.path), bytes);
};
