/*
 * A spreadsheet runs what begins with one of a few signs, and makes numbers and days of texts that look like them. A cell is
 * written so that it does neither, and read back as it was.
 */

const runs = /^'*[=+\-@\t\r＝＋－＠]/;

/** Long numbers lose their digits, 007 its zeros, and 3/4 becomes a day of April. */
const isChanged = /^(\d{12,}|0\d+|\d+([.,]\d+)?e\d+|\d{1,4}([./-]\d{1,4}){1,2})$/i;

const asText = /^="(?<text>(?:[^"]|"")*)"$/;

/** A text as a cell: with an apostrophe before what would be run, and as ="007" where a number would be made of it. */
export const toCell = (text: string): string => {
  if (runs.test(text)) return `'${text}`;
  return isChanged.test(text) ? `="${text}"` : text;
};

/** What a cell says, as toCell has written it, or somebody by hand. */
export const fromCell = (cell: string): string => {
  if (cell.startsWith("'") && runs.test(cell)) return cell.slice(1);
  return asText.exec(cell)?.groups?.['text']?.replaceAll('""', '"') ?? cell;
};
