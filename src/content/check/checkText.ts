import { type Entry, problemInText } from '../read/entry';
import { deleteInvisible, turnsDirection, visibleCharacter } from '../model/invisible';
import { pictureInText } from '../model/fileFields';
import { textParts } from '../read/markdown';
import type { Problem } from '../read/problem';
import { findings, show, showWord } from '../model/findings';

/** What is wrong with the name of a picture; null where it may be one that lies beside the text. */
const malformedName = (url: string): string | null => {
  const [found] = findings(pictureInText, url);
  // As an address would have it, which the transformer could not tell from the name.
  const [code] = /%[\da-f]{2}/i.exec(url) ?? [];
  if (found || !code) return found?.message ?? null;
  return `must be named as its file is, without ${code}: put a name with spaces between < and >, got ${show(url)}`;
};

/** The pictures of a text whose names are well formed, with their lines. */
export const picturesOf = (entry: Entry) =>
  textParts(entry).pictures.filter(({ url }) => !malformedName(url));

const refusedSign = (character: string): string =>
  character === '\uFFFD'
    ? 'has a sign written by a number that is no character’s: delete it'
    : deleteInvisible(character);

/** What is wrong with the Markdown of an entry, without the disk: names of pictures, missing words, tags. */
export const checkText = (entry: Entry): Problem[] => {
  const { links, pictures, tags, signs } = textParts(entry);
  return [
    ...pictures.flatMap(({ url, alt, line }) => {
      const malformed = malformedName(url);
      return [
        ...(malformed ? [problemInText(entry, line, `the picture ${malformed}`)] : []),
        ...(visibleCharacter.test(alt)
          ? []
          : [
              problemInText(
                entry,
                line,
                `the picture needs words for those who do not see it: ![what it shows](${showWord(url)})`,
              ),
            ]),
      ];
    }),
    ...links
      .filter(({ words }) => !visibleCharacter.test(words))
      .map(({ url, line }) =>
        problemInText(entry, line, `the link needs words: [where it leads](${showWord(url)})`),
      ),
    ...signs
      // Those that turn the direction of a text are hinted at and not refused.
      .filter(({ character }) => !turnsDirection.test(character))
      .map(({ character, line }) => problemInText(entry, line, refusedSign(character))),
    ...tags.map(({ text, line }) =>
      problemInText(entry, line, `has no use for HTML: write Markdown, got ${show(text)}`),
    ),
  ];
};
