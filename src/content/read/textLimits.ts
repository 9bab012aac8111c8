import { deepest, tooDeep, UnreadableFile } from './parsedFile';
import { condense } from './condense';
import { type TextBlock, textBlocks, thematicBreak } from './textBlocks';

/** How many characters a text may have: a novel of 300,000 words. */
const mostCharacters = 2_000_000;

/** How many words and signs a paragraph, or an item of a list, may have. The reader's work is their square. */
const mostSigns = 9000;

/** What the lines of a text may weigh together: here, too, the work is the square. */
const mostLines = 44_000;

/** A table's cells are read each for itself: it may have that many times the words and signs of a paragraph. */
const tableShare = 3;

/** What opens something that later lines lie in: a quote, an item of a list, a note. */
const opening = /[ \t]*(?:>|(?:[*+-]|\d{1,9}[.)])(?=[ \t]|$)|\[[^\]]*\]:)/y;

/** How many things a line opens at its beginning. */
const openings = (line: string): number => {
  if (thematicBreak.test(line)) return 1;
  let count = 0;
  opening.lastIndex = 0;
  while (count <= deepest && opening.test(line)) count += 1;
  return count;
};

const spaces = /^[ \t]*/;

/** In how many lists an indented line may lie. */
const indentation = (line: string): number =>
  (spaces.exec(line)?.[0].replaceAll('\t', '    ').length ?? 0) / 2;

/** A letter or digit of ASCII, of which links and mail addresses are made. */
const isPlainWord = (code: number): boolean =>
  (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122);

/** Letters of a longer word count as signs. */
const longestWord = 30;

/** The words and signs of a line, its end among them. Other scripts’ characters are no more than text. */
const signsOf = (line: string): number => {
  let count = 1;
  let letters = 0;
  let isWord = false;
  for (let at = 0; at < line.length; at += 1) {
    const code = line.charCodeAt(at);
    const wasWord = isWord;
    letters = isPlainWord(code) ? letters + 1 : 0;
    isWord = letters > 0 || code > 127;
    if (isWord ? !wasWord || letters === 1 || letters > longestWord : code !== 32 && code !== 9) count += 1;
  }
  return count;
};

const pipesOf = (line: string): number => line.replaceAll('\\|', '').split('|').length;

const isTable = ([head = '', under = '']: readonly string[]): boolean =>
  /^\|[ \t|:-]*-[ \t|:-]*$/.test(under) && head.startsWith('|') && pipesOf(head) === pipesOf(under);

/** The words and signs among which the reader compares all with all. */
const weightOf = ({ lines, line }: TextBlock): number => {
  const counts = lines.map(signsOf);
  const all = counts.reduce((sum, count) => sum + count, 0);
  const weight = isTable(lines) ? Math.max(all / tableShare, ...counts) : all;
  if (weight > mostSigns) {
    const what = isTable(lines) ? 'a table' : 'a paragraph';
    const most = isTable(lines) ? mostSigns * tableShare : mostSigns;
    throw new UnreadableFile(
      line,
      `has ${what} too long to be read: ${most} words and signs are the most, part it by a blank line`,
    );
  }
  return weight;
};

/** What the lines weigh, of which those that open something or begin a paragraph count for more. */
const weightOfLines = (lines: readonly string[]): number => {
  let weight = 0;
  lines.forEach((line, index) => {
    if (!line) weight += 1;
    else weight += (lines[index - 1] ? 1 : 5) + 10 * openings(line) + indentation(line);
    if (weight > mostLines) {
      throw new UnreadableFile(
        index + 1,
        `has too many paragraphs, lists and quotes to be read: make several texts of it`,
      );
    }
  });
  return weight;
};

/**
 * Refuses, in a time that grows with the length alone, a Markdown text over which its reader would sit for minutes.
 * Returns about how long it will take, in microseconds. Throws UnreadableFile.
 */
export const limitText = (text: string): number => {
  const lines = text.split(/\r?\n/);
  if (text.length > mostCharacters) {
    throw new UnreadableFile(
      lines.length,
      `has ${text.length} characters: ${mostCharacters} are the most, make several texts of it`,
    );
  }
  lines.forEach((line, index) => {
    if (openings(line) > deepest || indentation(line) > deepest) throw new UnreadableFile(index + 1, tooDeep);
  });
  const blocks = textBlocks(lines);
  const squares = blocks.map((block) => weightOf(block) ** 2 * Number(!block.isPlain));
  const read = condense(lines, blocks);
  const characters = read.reduce((sum, line) => sum + line.length, 0);
  const parts = [3 * characters, weightOfLines(read) ** 2 / 400, ...squares.map((square) => square / 25)];
  return parts.reduce((sum, part) => sum + part, 0);
};
