import { codePoint } from '../model/codePoint';
import { turnsDirection } from '../model/invisible';
import { type Entry, problemAt, problemInText } from '../read/entry';
import { lookAlikeHost } from './lookAlike';
import { textParts } from '../read/markdown';
import type { Problem } from '../read/problem';
import { stringsIn } from './stringsIn';
import { show } from '../model/findings';

const turned = (character: string): string =>
  `has the invisible character ${codePoint(character)}, which turns the direction of what follows: delete it if you do not mean it`;

const lookingLike = (host: string, address: string): string =>
  `leads to ${host}, which looks like another name: make sure that it is the one you mean, got ${show(address)}`;

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
    ...texts.flatMap(({ path, text }) => {
      const host = text.startsWith('https://') ? lookAlikeHost(text) : null;
      return host ? [problemAt(entry, path, lookingLike(host, text))] : [];
    }),
    ...signs
      .filter(({ character }) => turnsDirection.test(character))
      .map(({ character, line }) => problemInText(entry, line, turned(character))),
    ...links.flatMap(({ words, glued, line }) =>
      glued === undefined ? [] : [problemInText(entry, line, partOf(glued + words, words))],
    ),
    ...links.flatMap(({ url, line }) => {
      const host = url.startsWith('https://') ? lookAlikeHost(url) : null;
      return host ? [problemInText(entry, line, `the link ${lookingLike(host, url)}`)] : [];
    }),
  ];
};
