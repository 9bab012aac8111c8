/** A character as Unicode counts it, like U+0000. */
export const codePoint = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Invisible characters without use, apart from ends of lines and tabs. */
const unseen = String.raw`\p{Cc}\p{Cs}\uFEFF\uFFFE\uFFFF`;

/** One of them in a file, where tabs and ends of lines are allowed. */
export const invisibleInFile = new RegExp(`(?!\\t|\\r?\\n)[${unseen}]`, 'u');

/** One of them in a field, which is a single line. */
export const invisibleInField = new RegExp(`[${unseen}\\u2028\\u2029]`, 'u');

/** Characters that override the direction of a text; the marks that right-to-left texts need are none. */
export const turnsDirection = /[\u202A-\u202E\u2066-\u2069]/;

/** What the author of such a character is told. */
export const deleteInvisible = (character: string): string =>
  `has an invisible character, ${codePoint(character)}: delete it`;

/** Spaces, invisible characters, and marks that need a letter. */
const showsNothing = [
  String.raw`\s\u0000-\u001f\u007f-\u00a0\u00ad\u0300-\u036f`,
  String.raw`\u061c\u115f\u1160\u17b4\u17b5`,
  String.raw`\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb`,
  // Without a flag, which JSON Schema has no place for, a tag is two signs, the first of them U+DB40.
  String.raw`\udb40\udc00-\udfff`,
].join('');

/** A character that can be seen. */
// eslint-disable-next-line no-misleading-character-class -- they stand each for itself
export const visibleCharacter = new RegExp(`[^${showsNothing}]`);
