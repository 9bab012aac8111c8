import {
  findNodeAtLocation,
  type Node,
  parseTree,
  type ParseError,
  printParseErrorCode,
  visit,
} from 'jsonc-parser';
import {
  deepest,
  type FieldPath,
  limitFields,
  lineAt,
  type ParsedFile,
  tooDeep,
  UnreadableFile,
} from './parsedFile';

const words = (code: string): string => code.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

const refuseDepth = (text: string): void => {
  let depth = 0;
  const enter = (offset: number): void => {
    depth += 1;
    if (depth > deepest) throw new UnreadableFile(lineAt(text, offset), tooDeep);
  };
  const leave = (): void => {
    depth -= 1;
  };
  visit(text, { onObjectBegin: enter, onArrayBegin: enter, onObjectEnd: leave, onArrayEnd: leave });
};

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

/** Reads strict JSON, a list of any length or fields that are no more than an author types. Throws UnreadableFile at the first mistake. */
export const parseJson = (text: string, isLongList = false): ParsedFile => {
  if (!isLongList) limitFields(text);
  refuseDepth(text);
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
    if (node) return lineAt(text, (node.parent?.type === 'property' ? node.parent : node).offset);
    return path.length ? lineOf(path.slice(0, -1)) : 1;
  };
  return { value: JSON.parse(text) as unknown, lineOf, repeated: repeatedFields(text, tree) };
};
