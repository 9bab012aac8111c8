import { codePoint, turnsDirection } from '../model/invisible';
import { type Entry, problemsAt, problemsInText } from '../read/entry';
import { textParts } from '../read/markdown';
import type { Problem } from '../read/problem';
import { textsOf } from '../read/fieldsIn';

const turned = (character: string): string =>
  `has the invisible character ${codePoint(character)}, which turns the direction of what follows: delete it if you do not mean it`;

const partOf = (mail: string, words: string): string =>
  `the link writes to ${words} alone: if you mean ${mail}, write [${mail}](mailto:${mail})`;

/** What of an entry looks other than it is, in its fields and in its text. */
export const adviseOnLooks = (entry: Entry): Problem[] => {
  const { links, signs } = textParts(entry);
  return [
    ...textsOf(entry).flatMap(({ path, text }) => {
      const [character] = turnsDirection.exec(text) ?? [];
      return problemsAt(entry, path, character && turned(character));
    }),
    ...signs.flatMap(({ character, line }) =>
      problemsInText(entry, line, turnsDirection.test(character) && turned(character)),
    ),
    ...links.flatMap(({ words, glued, line }) =>
      problemsInText(entry, line, glued !== undefined && partOf(glued + words, words)),
    ),
  ];
};
