import { codePoint, turnsDirection } from '../model/invisible';
import { type Entry, problemAt, problemInText } from '../read/entry';
import { textParts } from '../read/markdown';
import type { Problem } from '../read/problem';
import { stringsIn } from '../read/fieldsIn';

const turned = (character: string): string =>
  `has the invisible character ${codePoint(character)}, which turns the direction of what follows: delete it if you do not mean it`;

const partOf = (mail: string, words: string): string =>
  `the link writes to ${words} alone: if you mean ${mail}, write [${mail}](mailto:${mail})`;

/** What of an entry looks other than it is, in its fields and in its text. */
export const adviseOnLooks = (entry: Entry): Problem[] => {
  const texts = stringsIn(entry.parsed.value);
  const { links, signs } = textParts(entry);
  return [
    ...texts.flatMap(({ path, text }) => {
      const [character] = turnsDirection.exec(text) ?? [];
      return character ? [problemAt(entry, path, turned(character))] : [];
    }),
    ...signs
      .filter(({ character }) => turnsDirection.test(character))
      .map(({ character, line }) => problemInText(entry, line, turned(character))),
    ...links.flatMap(({ words, glued, line }) =>
      glued === undefined ? [] : [problemInText(entry, line, partOf(glued + words, words))],
    ),
  ];
};
