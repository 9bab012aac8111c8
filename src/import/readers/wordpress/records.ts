import { Refused } from '../../../content/read/refused';
import type { InputFile } from '../../found';
import { decodedPieces } from '../../decoded';
import type { Element } from './element';
import { reading, usualLimits } from './reading';
import { isEmpty, isNoExport } from './refusals';

const exportAgain = (encoding: string): string =>
  ` says that it is in ${encoding}, which is no known encoding: export it again`;

/** What XML forbids and WordPress writes. Those that nobody sees: tabs and ends of lines stay. */
// eslint-disable-next-line no-control-regex -- they are what is sought
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const refuseOther = (text: string, file: InputFile): void => {
  if (text.startsWith('<')) return;
  throw new Refused(text ? isNoExport(file.path) : isEmpty(file.path));
};

/** A child of `channel`, or how many control characters were dropped of the whole file. */
export type Recorded = { readonly record: Element } | { readonly dropped: number };

/**
 * All that stands in the channel of an export, element by element, in memory one at a time; at the end, how many control
 * characters were dropped. Throws Refused of what is no export, broken, cut off or hostile.
 */
export async function* records(file: InputFile, limits = usualLimits): AsyncGenerator<Recorded> {
  const { take, end } = reading(file, limits);
  let dropped = 0;
  let hasBegun = false;
  for await (const piece of decodedPieces(file, exportAgain)) {
    const clean = piece.replaceAll(controls, '');
    dropped += piece.length - clean.length;
    // Some plugins print empty lines before everything.
    if (!hasBegun && clean.trim() !== '') {
      refuseOther(clean.trimStart(), file);
      hasBegun = true;
    }
    // Copies, as who keeps a title would keep the whole piece of the file that it was cut from.
    for (const record of take(clean)) yield { record: structuredClone(record) };
  }
  if (!hasBegun) refuseOther('', file);
  end();
  if (dropped) yield { dropped };
}
