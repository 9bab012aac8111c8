import type { NewNames } from '../../compose';
import type { Lose } from '../losses';
import type { Notes } from './notes';
import type { Element, Node } from '../tree';

/** What a rule may ask for. */
export interface Context extends NewNames {
  readonly lose: Lose;
  readonly notes: Notes;
  /** Nodes as they are when all rules have been at them. */
  readonly clean: (nodes: readonly Node[]) => Node[];
}

/** What becomes of an element: fewer elements, which Markdown has. */
export type Rule = (element: Element, context: Context) => Node[];

export type Rules = Readonly<Record<string, Rule>>;

/** The same rule for several elements. */
export const forAll = (tagNames: string, rule: Rule): Rules =>
  Object.fromEntries(tagNames.split(' ').map((tagName) => [tagName, rule]));
