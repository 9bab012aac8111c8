import { Refused } from '../../../content/read/refused';
import type { InputFile } from '../../found';

/** Enough to see in which encoding the rest is. */
const enough = 512;
/** The parser gets no more at once, so that its limits are looked at in between. */
const longestPiece = 65_536;

const latin1 = new TextDecoder('latin1');

const startsWith = (bytes: Uint8Array, ...first: readonly number[]): boolean =>
  first.every((byte, index) => bytes[index] === byte);

/** The encoding by a byte order mark, by how `<` is written, or by what the file says of itself. */
const encodingOf = (bytes: Uint8Array): string => {
  if (startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0x3c, 0)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff) || startsWith(bytes, 0, 0x3c)) return 'utf-16be';
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return 'utf-8';
  const declared = /^\s*<\?xml[^>]*?encoding=["']([^"']*)["']/.exec(latin1.decode(bytes))?.[1] ?? 'utf-8';
  // Who can read the declaration so far is not in UTF-16, whatever it says.
  return /^utf-?16/i.test(declared) ? 'utf-8' : declared;
};

const decoderFor = (encoding: string, file: InputFile): TextDecoder => {
  try {
    return new TextDecoder(encoding);
  } catch {
    throw new Refused(
      `${file.path} says that it is in ${encoding.slice(0, 40)}, which is no known encoding: export it again`,
    );
  }
};

const joined = (first: Uint8Array, second: Uint8Array): Uint8Array => {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
};

function* pieces(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += longestPiece) yield text.slice(at, at + longestPiece);
}

/** The text of a file, piece by piece, by its byte order mark or the encoding that it declares. Throws Refused of an unknown one. */
export async function* decoded(file: InputFile): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let first: Uint8Array = new Uint8Array();
  for await (const chunk of file.chunks()) {
    if (decoder) {
      yield* pieces(decoder.decode(chunk, { stream: true }));
      continue;
    }
    first = joined(first, chunk);
    if (first.length < enough) continue;
    decoder = decoderFor(encodingOf(first), file);
    yield* pieces(decoder.decode(first, { stream: true }));
  }
  if (decoder) yield* pieces(decoder.decode());
  else yield* pieces(decoderFor(encodingOf(first), file).decode(first));
}
