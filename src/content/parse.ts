import { findNodeAtLocation, type Node, parseTree, type ParseError, printParseErrorCode } from 'jsonc-parser';
import { type Document, LineCounter, parseDocument, visit } from 'yaml';

export type FieldPath = readonly (string | number)[];

/** A content file as data, able to say in which line a field stands. */
export interface ParsedFile {
  readonly value: unknown;
  /** The line (from 1) of a field; of the nearest thing around it where the field is missing. */
  readonly lineOf: (path: FieldPath) => number;
  /** Fields written again in the same object: the parser silently keeps the last. */
  readonly repeated: readonly { readonly path: FieldPath; readonly line: number }[];
  /** The Markdown under the fields, with blank lines in their place, so that its lines are the file's. */
  readonly body?: string;
}

/** A file that cannot be read as JSON or YAML: where the reading stopped, and why. */
export class UnreadableFile extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}

/** The line, from 1, in which a text has its character at `offset`. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

const words = (code: string): string => code.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

const repeatedFields = (text: string, node: Node, path: FieldPath = []): ParsedFile['repeated'] => {
  const seen = new Set<string>();
  return (node.children ?? []).flatMap((child, index) => {
    if (child.type !== 'property') return repeatedFields(text, child, [...path, index]);
    const [key, value] = child.children ?? [];
    const name = String(key?.value);
    const here = seen.has(name) ? [{ path: [...path, name], line: lineAt(text, child.offset) }] : [];
    seen.add(name);
    return [...here, ...(value ? repeatedFields(text, value, [...path, name]) : [])];
  });
};

/** Reads strict JSON. Throws UnreadableFile at the first mistake. */
export const parseJson = (text: string): ParsedFile => {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [error] = errors;
  if (error || !tree) {
    throw new UnreadableFile(
      lineAt(text, error?.offset ?? 0),
      `is not valid JSON: ${error ? words(printParseErrorCode(error.error)) : 'the file is empty'}`,
    );
  }
  const lineOf = (path: FieldPath): number => {
    const node = findNodeAtLocation(tree, [...path]);
    if (node) return lineAt(text, (path.length && node.parent ? node.parent : node).offset);
    return path.length ? lineOf(path.slice(0, -1)) : 1;
  };
  return { value: JSON.parse(text) as unknown, lineOf, repeated: repeatedFields(text, tree) };
};

/** Where a text without quotes was taken for one of YAML's own signs (*, &, !), which content has no use for. */
const ownSign = (document: Document): number | null => {
  let found: number | null = null;
  visit(document, {
    Node: (_key, node) => {
      const { anchor, tag, range } = node as { anchor?: string; tag?: string; range?: readonly number[] };
      if (node.constructor.name === 'Alias' || anchor || tag) found ??= range?.[0] ?? 0;
    },
  });
  return found;
};

const frontmatterPattern = /^---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/**
 * Reads the frontmatter of a Markdown file as YAML 1.2, in which a date stays the text it is. Throws
 * UnreadableFile at the first mistake.
 */
export const parseFrontmatter = (text: string): ParsedFile => {
  const yaml = frontmatterPattern.exec(text)?.[1];
  if (yaml === undefined) throw new UnreadableFile(1, 'must begin with its fields between two lines of ---');
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter, prettyErrors: false });
  // The first line of the file is ---, so YAML's line 1 is the file's line 2.
  const lineFor = (offset: number): number => counter.linePos(offset).line + 1;
  const [error] = document.errors;
  if (error) throw new UnreadableFile(lineFor(error.pos[0]), `is not valid YAML: ${error.message}`);
  const sign = ownSign(document);
  if (sign !== null) {
    throw new UnreadableFile(
      lineFor(sign),
      'is not valid YAML here: put a text that begins with *, & or ! in quotes',
    );
  }
  const lineOf = (path: FieldPath): number => {
    if (path.length === 0) return 1;
    const node = document.getIn(path, true) as { range?: readonly [number, number, number] } | undefined;
    return node?.range ? lineFor(node.range[0]) : lineOf(path.slice(0, -1));
  };
  const body = text.replace(frontmatterPattern, (fields) => fields.replace(/[^\n]+/g, ''));
  return { value: document.toJS() as unknown, lineOf, repeated: [], body };
};

/** Reads a content file by the ending of its name. Throws UnreadableFile at the first mistake. */
export const parseContent = (path: string, text: string): ParsedFile =>
  path.endsWith('.md') ? parseFrontmatter(text) : parseJson(text);
