import type { Content, Root } from 'mdast';
import { reader } from '../../../content/read/markdown';

/** A paragraph, list, table and so on of a text, with what stands in the file for it. */
export interface Block {
  readonly node: Content;
  readonly text: string;
  /** What stands between it and the next one, or the end. */
  readonly gap: string;
}

/** A text taken apart: its head and each block's text and gap, one after the other, are the text to the byte. */
export interface Parts {
  readonly source: string;
  /** What stands before the first block. */
  readonly head: string;
  readonly blocks: readonly Block[];
}

/** Where the words begin between a block and the next: a number that is no list's lies outside of its paragraph. */
const endOfGap = (between: string): number => /^(?:[^\S\n]*\n)*/.exec(between)?.[0].length ?? 0;

/** Takes a text apart as the site reads it. */
export const split = (source: string): Parts => {
  const nodes = (reader.parse(source) as Root).children;
  const starts: number[] = [];
  let end = 0;
  for (const { position } of nodes) {
    starts.push(end + endOfGap(source.slice(end, position?.start.offset)));
    end = position?.end.offset ?? end;
  }
  const blocks = nodes.map((node, index): Block => {
    const stop = node.position?.end.offset ?? 0;
    return {
      node,
      text: source.slice(starts[index], stop),
      gap: source.slice(stop, starts[index + 1]),
    };
  });
  return { source, head: source.slice(0, starts[0]), blocks };
};

/** A block as it is to be written. */
export interface Written {
  readonly text: string;
  /** The block among the parts that it is, where nothing in it was changed. */
  readonly origin: number | undefined;
  /** Whether it has to keep an empty line away from its neighbours. */
  readonly kind: string;
}

/** Which block of before each one stands for: itself, or one that was changed in its place. */
const placesOf = (written: readonly Written[], count: number): (number | undefined)[] => {
  const places = written.map(({ origin }) => origin);
  let before = -1;
  for (let from = 0; from < places.length; from += 1) {
    if (places[from] !== undefined) {
      before = places[from] ?? before;
      continue;
    }
    let to = from;
    while (to < places.length && places[to] === undefined) to += 1;
    const next = to < places.length ? (places[to] ?? count) : count;
    if (to - from === next - before - 1) for (let at = from; at < to; at += 1) places[at] = ++before;
    from = to - 1;
  }
  return places;
};

const hasEmptyLine = (gap: string): boolean => gap.split('\n').length > 2;

/**
 * The text of blocks. Between two that stood beside each other stands what stood there, unless one of them became another
 * kind of block that needs an empty line. `kinds` are those of the parts.
 */
export const join = (parts: Parts, kinds: readonly string[], written: readonly Written[]): string => {
  const { head, blocks } = parts;
  const places = placesOf(written, blocks.length);
  const gapBefore = (index: number): string => {
    const place = places[index - 1];
    const gap = place === undefined ? undefined : blocks[place]?.gap;
    if (place === undefined || gap === undefined || places[index] !== place + 1) return '\n\n';
    const isAsBefore = [index - 1, index].every((at) => kinds[places[at] ?? -1] === written[at]?.kind);
    return isAsBefore || hasEmptyLine(gap) ? gap : '\n\n';
  };
  const texts = written.map(({ text }, index) => `${index ? gapBefore(index) : ''}${text}`);
  return written.length ? `${head}${texts.join('')}${blocks.at(-1)?.gap ?? '\n'}` : head;
};
