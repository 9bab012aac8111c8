import { plainIsbn, thirteenFor } from '../../content/model/isbn';

/** An ISBN that a spreadsheet took for a number, of which it has kept the first digits. */
const rounded = /^\d([.,]\d+)?E\+?\d+$/i;

/** Whether a cell has lost the digits of its ISBN. */
export const isRounded = (cell: string): boolean => rounded.test(cell.trim());

/**
 * An ISBN as it is written, one of ten digits as one of thirteen, though a spreadsheet has taken its first zero for nothing.
 * The schema says what is wrong with it.
 */
export const isbnIn = (cell: string): { readonly value: string } => {
  const written = plainIsbn(cell).replace(/^\d{8}[\dXx]$/, '0$&');
  return /^[\d-]{9,12}[\dXx]$/.test(written) && written.replaceAll('-', '').length === 10
    ? { value: thirteenFor(written) ?? cell }
    : { value: cell };
};
