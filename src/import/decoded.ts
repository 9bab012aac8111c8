import { Refused } from '../content/read/refused';
import type { InputFile } from './found';

const declared = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/;

/** UTF-16 is known by its first two bytes alone: a declaration could not be read before that. */
const encodingOf = (first: Uint8Array, head: string): string => {
  if (first[0] === 0xff && first[1] === 0xfe) return 'utf-16le';
  if (first[0] === 0xfe && first[1] === 0xff) return 'utf-16be';
  const encoding = declared.exec(head)?.[1] ?? 'utf-8';
  // The declaration has just been read in single bytes.
  return /^(utf|ucs)-?16/i.test(encoding) ? 'utf-8' : encoding;
};

const decoderFor = (encoding: string, path: string): TextDecoder => {
  try {
    return new TextDecoder(encoding);
  } catch {
    throw new Refused(`${path}: is written in an unknown encoding, "${encoding}": save it as UTF-8`);
  }
};

/**
 * The text of a file, piece by piece, in the encoding that its byte order mark or its XML declaration says, otherwise in
 * UTF-8; without the mark. Throws Refused where the encoding is not known.
 */
export async function* decoded(file: InputFile): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let before: readonly number[] = [];
  for await (const chunk of file.chunks()) {
    if (decoder) {
      yield decoder.decode(chunk, { stream: true });
      continue;
    }
    const taken = 2 - before.length;
    before = [...before, ...chunk.subarray(0, taken)];
    if (before.length < 2) continue;
    const first = Uint8Array.from(before);
    decoder = decoderFor(encodingOf(first, file.head), file.path);
    yield decoder.decode(first, { stream: true });
    yield decoder.decode(chunk.subarray(taken), { stream: true });
  }
  yield decoder ? decoder.decode() : new TextDecoder().decode(Uint8Array.from(before));
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
