/** Words of which names of machines, makers of software and houses are made, and those that manuals write where a name belongs. */
const noPersons =
  /^(actions?|admin|administrator|agency|author|bot|build(er)?|ci|co|company|dev|developer|first|gmbh|inc|last|llc|ltd|name|press|publish(er|ers|ing)|root|runner|server|system|team|test(er)?|the|user|username|website|your)\.?$/i;

const word = String.raw`[\p{L}\p{M}][\p{L}\p{M}’'.-]*`;
/** Two words or more of letters; in scripts that write no space between names, one of two signs or more. */
const named = new RegExp(
  String.raw`^(${word}( ${word})+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{2,})$`,
  'u',
);

/** Whether a text may well be the name of a person, as it stands on a book: 'Siobhán Ní Dhúill', and not 'jsmith92' or 'CI Bot'. */
export const isPersonName = (text: string): boolean =>
  named.test(text) && !text.split(' ').some((part) => noPersons.test(part));
