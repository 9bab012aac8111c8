import { isUtf8 } from 'node:buffer';
import { Refused } from '../../content/read/refused';
import { wholeDecoded } from '../decoded';
import type { InputFile } from '../found';
import { markedEncoding, wholeBytes } from '../input/inputFile';

/** A catalogue of ten thousand rows is smaller. */
const mostBytes = 50_000_000;

/** What all texts of a table must be in for nothing to be guessed. */
const saveAsCsv = 'save it as CSV (UTF-8) in the spreadsheet, and give that';

const workbook = /\.(xlsx?|xlsm|ods|fods|numbers)$/i;

/** Whether a file is a spreadsheet's own, by its name or, of an archive or an old workbook, by how it begins. */
export const isWorkbook = ({ path, head }: Pick<InputFile, 'path' | 'head'>): boolean =>
  workbook.test(path) || (/\.csv$/i.test(path) && head.startsWith('PK\u0003\u0004'));

/** Bytes that Windows-1252 has no letter for. */
const unused = /[\u0081\u008d\u008f\u0090\u009d]/;

const decodedAs = (encoding: string, bytes: Uint8Array): string =>
  wholeDecoded(new TextDecoder(encoding), bytes);

/**
 * Decodes what spreadsheets save: UTF-8, UTF-16 with its mark, or else Windows-1252, as Excel writes where nobody asks. `doubt` is
 * what looks wrong with it; null where nothing does.
 */
const decodeTable = (bytes: Uint8Array): { readonly text: string; readonly doubt: string | null } => {
  const marked = markedEncoding(bytes);
  if (marked !== 'utf-8' || isUtf8(bytes)) return { text: decodedAs(marked, bytes), doubt: null };
  const guessed = decodedAs('windows-1252', bytes);
  const doubt = unused.test(guessed)
    ? 'its letters are neither UTF-8 nor those of Windows in the West: look at names with accents, or save it as CSV (UTF-8)'
    : null;
  return { text: guessed, doubt };
};

/** The text of a table. Throws Refused where it is a workbook, or too large to be one. */
export const readTableText = async (file: InputFile) => {
  if (isWorkbook(file))
    throw new Refused(`${file.path} is a workbook, which only spreadsheets read: ${saveAsCsv}`);
  const tooLarge = `${file.path} is larger than ${mostBytes / 1_000_000} MB, which no catalogue is`;
  return decodeTable(await wholeBytes(file, mostBytes, tooLarge));
};
