import { codePoint } from './codePoint';

/** Characters that nobody sees and no reader has use for; those that part lines and words are left to their place. */
const unseen = String.raw`\p{Cc}\p{Cs}\uFEFF\uFFFE\uFFFF`;

/** The first of them in a file's text, where tabs and the ends of lines have their place. */
export const invisibleInFile = new RegExp(`(?!\\t|\\r?\\n)[${unseen}]`, 'u');

/** The first of them in a field, which is a single line. */
export const invisibleInField = new RegExp(`[${unseen}\\u2028\\u2029]`, 'u');

/** What the author of such a character is told. */
export const deleteInvisible = (character: string): string =>
  `has an invisible character, ${codePoint(character)}: delete it`;
