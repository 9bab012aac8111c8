import type { z } from 'zod';
import { type Entry, problemsInText } from '../read/entry';
import { deleteInvisible, turnsDirection, visibleCharacter } from '../model/invisible';
import { pictureInText, soundInText } from '../model/fileFields';
import { textParts } from '../read/markdown';
import type { Problem } from '../read/problem';
import { findings, show, showWord } from '../model/findings';

/** What is wrong with the name of a picture or a sound in a text; null where nothing is. */
const malformedName = (url: string, file: z.ZodType = pictureInText): string | null => {
  const [found] = findings(file, url);
  // As an address would have it, which the transformer could not tell from the name.
  const [code] = /%[\da-f]{2}/i.exec(url) ?? [];
  if (found || !code) return found?.message ?? null;
  return `must be named as its file is, without ${code}: put a name with spaces between < and >, got ${show(url)}`;
};

/** The pictures of a text whose names are well formed, with their lines. */
export const picturesOf = (entry: Entry) =>
  textParts(entry).pictures.filter(({ url }) => !malformedName(url));

/** The sounds to which a text leads whose names are well formed, with their lines. */
export const soundsOf = (entry: Entry) =>
  textParts(entry).sounds.filter(({ url }) => !malformedName(url, soundInText));

const refusedSign = (character: string): string =>
  character === '\uFFFD'
    ? 'has a sign written by a number that is no character’s: delete it'
    : deleteInvisible(character);

/** What is wrong with the Markdown of an entry, without the disk: names of pictures, missing words, tags. */
export const checkText = (entry: Entry): Problem[] => {
  const { links, sounds, pictures, tags, signs } = textParts(entry);
  return [
    ...pictures.flatMap(({ url, alt, line }) => {
      const malformed = malformedName(url);
      const needsWords = `the picture needs words for those who do not see it: ![what it shows](${showWord(url)})`;
      return [
        ...problemsInText(entry, line, malformed && `the picture ${malformed}`),
        ...problemsInText(entry, line, !visibleCharacter.test(alt) && needsWords),
      ];
    }),
    ...sounds.flatMap(({ url, line }) => {
      const malformed = malformedName(url, soundInText);
      return problemsInText(entry, line, malformed && `the sound ${malformed}`);
    }),
    ...[...links, ...sounds].flatMap(({ url, words, line }) => {
      const needsWords = `the link needs words: [where it leads](${showWord(url)})`;
      return problemsInText(entry, line, !visibleCharacter.test(words) && needsWords);
    }),
    // Those that turn the direction of a text are only advised on.
    ...signs.flatMap(({ character, line }) =>
      problemsInText(entry, line, !turnsDirection.test(character) && refusedSign(character)),
    ),
    ...tags.flatMap(({ text, line }) =>
      problemsInText(entry, line, `has no use for HTML: write Markdown, got ${show(text)}`),
    ),
  ];
};
