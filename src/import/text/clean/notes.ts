import { percentDecoded } from '../../../lib/address';
import { attribute, type Element, isElement, type Node, type Root, textIn } from '../tree';

interface Anchor {
  readonly link: Element;
  readonly to: string;
  /** The elements around it, the innermost first. */
  readonly around: readonly Element[];
}

const mark = /^[^\p{L}\p{N}]*(?:\d{1,4}|[a-z]|[ivxlc]{1,6}|[*†‡§¶]{1,3})?[^\p{L}\p{N}]*$/iu;

const isMark = (words: string): boolean => words.length < 20 && mark.test(words);

/** Whether a link has for its words a number or a sign alone, and leads to a place in the text. */
export const isNoteMark = (node: Node): boolean =>
  isElement(node) && node.tagName === 'a' && attribute(node, 'href').startsWith('#') && isMark(textIn(node));

const namesOf = (node: Element): string[] => [attribute(node, 'id'), attribute(node, 'name')].filter(Boolean);

const target = (href: string): string => percentDecoded(href.slice(1));

const holdsNote = /^(li|p|div|dd|aside|section)$/;

/** Finds notes by the links that lead from the text to each and back again. */
export const findNotes = (root: Root) => {
  const places = new Map<string, readonly Element[]>();
  const anchors: Anchor[] = [];
  const look = (nodes: readonly Node[], around: readonly Element[]): void => {
    for (const node of nodes) {
      if (!isElement(node)) continue;
      const here = [node, ...around];
      for (const name of namesOf(node)) if (!places.has(name)) places.set(name, here);
      if (isNoteMark(node)) anchors.push({ link: node, to: target(attribute(node, 'href')), around: here });
      look(node.children, here);
    }
  };
  look(root.children, []);
  const bodyAt = (name: string): Element | undefined =>
    places.get(name)?.find(({ tagName }) => holdsNote.test(tagName));
  const backsIn = new Map<Element, Anchor[]>();
  for (const anchor of anchors)
    for (const around of anchor.around) {
      if (!backsIn.has(around)) backsIn.set(around, []);
      backsIn.get(around)?.push(anchor);
    }
  const pairs = anchors.flatMap((anchor) => {
    const body = bodyAt(anchor.to);
    if (!body || anchor.around.includes(body)) return [];
    const own = new Set(anchor.around.slice(0, 3).flatMap(namesOf));
    const backs = (backsIn.get(body) ?? []).filter(({ to }) => own.has(to));
    return backs.length ? [{ anchor, body, backs }] : [];
  });
  // A note comes after its reference: seen from the note, the reference looks like a note.
  const order = new Map(anchors.map(({ link }, index) => [link, index]));
  /** What the notes say, with their numbers. */
  const bodies = new Map<Element, string>();
  /** The links that stand for a note in the text, with its number. */
  const references = new Map<Node, string>();
  /** The links that lead back, and say nothing. */
  const backs = new Set<Node>();
  for (const { anchor, body, backs: back } of pairs) {
    if (back.some(({ link }) => (order.get(link) ?? 0) < (order.get(anchor.link) ?? 0))) continue;
    const label = bodies.get(body) ?? String(bodies.size + 1);
    bodies.set(body, label);
    references.set(anchor.link, label);
    back.forEach(({ link }) => backs.add(link));
  }
  return { references, bodies, backs };
};

/** The footnotes of a text, whichever program made them. */
export type Notes = Readonly<ReturnType<typeof findNotes>>;
