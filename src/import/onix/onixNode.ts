/** An element of a product, by its reference name. */
export interface OnixNode {
  readonly name: string;
  readonly children: OnixNode[];
  /** Its text; of one that holds XHTML the markup. */
  text: string;
  /** How its text is written, of List 34: 02 HTML, 05 XHTML, 06 plain. */
  readonly textFormat?: string | undefined;
  /** The line in which it begins. */
  readonly line: number;
}

/** The elements below one by a path of names, in their order. */
export const nodesAt = (node: OnixNode, ...[name, ...rest]: readonly string[]): OnixNode[] => {
  const found = node.children.filter((child) => child.name === name);
  return rest.length ? found.flatMap((child) => nodesAt(child, ...rest)) : found;
};

/** The first text at a path; empty where there is none. */
export const textAt = (node: OnixNode, ...path: readonly string[]): string =>
  nodesAt(node, ...path)[0]?.text.trim() ?? '';

/** All texts at a path that say something. */
export const textsAt = (node: OnixNode, ...path: readonly string[]): string[] =>
  nodesAt(node, ...path)
    .map(({ text }) => text.trim())
    .filter(Boolean);
