import { refuseFileName } from '../content/check/fileName';

/** File systems have room for 255 bytes in a name. */
const longest = 200;

/**
 * Says why a new entry can't go by this title, of which Decap makes its name in addresses; null where it can. Letters of
 * other scripts have no place in these names.
 */
export const refuseTitle = (title: string): string | null => {
  const name = title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  if (!name) {
    return 'needs a letter from a to z or a digit, of which the address is made: change it when the entry is saved';
  }
  return title.length > longest ? `is too long: ${longest} characters are the most` : refuseFileName(name);
};
