import {
  CST,
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  Parser,
  type Range,
  visit,
  type YAMLError,
} from 'yaml';
import {
  deepest,
  type FieldPath,
  limitFields,
  lineAt,
  type ParsedFile,
  tooDeep,
  UnreadableFile,
} from './parsedFile';

/** As gatsby-transformer-remark finds them: up to the first line that begins with ---, whatever follows in it. */
const fieldsPattern = /^---[ \t]*((?:\r?\n[\s\S]*?)??)\r?\n---(.*)/;

/** How many lines a text may have. The build reads every one, in a time that is the square of their number. */
const mostLines = 44_000;

/** Quotations within each other, at which the reader of Markdown would sit until its time is up. */
const deepQuotation = new RegExp(`^(?:[ \\t]*>){${deepest + 1}}`, 'm');

interface YamlNode {
  readonly range?: Range | null;
  readonly anchor?: string;
  readonly tag?: string;
  readonly type?: string;
}

const offsetOf = (node: unknown): number => (node as YamlNode | null | undefined)?.range?.[0] ?? 0;

const refuseDepth = (yaml: string): void => {
  for (const token of new Parser().parse(yaml)) {
    if (token.type !== 'document') continue;
    CST.visit(token, ({ value, key }, path) => {
      if (path.length > deepest) throw new UnreadableFile(lineAt(yaml, (key ?? value)?.offset ?? 0), tooDeep);
    });
  }
};

/** Texts in quotes. The parser takes an escaped quote at the end of a line for the last. */
const quoted: Readonly<Record<string, RegExp>> = {
  QUOTE_DOUBLE: /^"([^"\\]|\\[^])*"$/,
  QUOTE_SINGLE: /^'([^']|'')*'$/,
};

/** Refuses anchors, aliases and tags, and mistakes that the parser overlooks. */
const refuseSigns = (yaml: string, document: Document): void => {
  const refuse = (node: unknown, message: string): never => {
    throw new UnreadableFile(lineAt(yaml, offsetOf(node)), `is not valid YAML here: ${message}`);
  };
  visit(document, {
    Node: (_key, node) => {
      const { anchor, tag, range, type = '' } = node as YamlNode;
      if (isAlias(node) || anchor || tag) refuse(node, 'put a text that begins with *, & or ! in quotes');
      const source = yaml.slice(range?.[0], range?.[1]);
      if (quoted[type]?.test(source) === false) {
        refuse(node, `the text ends in ${source.slice(-2)}, which does not close it`);
      }
    },
    Pair: (_key, { key }) => {
      if (!isScalar(key) || typeof key.value !== 'string') refuse(key, 'the name of a field must be a text');
      if (/^\s*\n\s*:/.test(yaml.slice((key as YamlNode).range?.[1]))) {
        refuse(key, 'the colon must follow the name in its line');
      }
    },
  });
};

/** Where a field or an item stands; where it is missing, the nearest thing around it. */
const offsetAt = (node: unknown, [name, ...rest]: FieldPath, around = 0): number => {
  const pair = isMap(node) ? node.items.find(({ key }) => isScalar(key) && key.value === name) : undefined;
  const item = isSeq(node) ? node.items[Number(name)] : undefined;
  const found = pair?.key ?? item;
  return found ? offsetAt(pair ? pair.value : item, rest, offsetOf(found)) : around;
};

const messageOf = ({ code, message }: YAMLError): string =>
  code === 'MULTIPLE_DOCS' ? 'a line of ... ends the fields' : message;

/** Reads the frontmatter of a Markdown file as YAML 1.2, where a date is a text. Throws UnreadableFile. */
export const parseFrontmatter = (text: string): ParsedFile => {
  const [fields, yaml, rest] = fieldsPattern.exec(text) ?? [];
  if (fields === undefined || yaml === undefined) {
    throw new UnreadableFile(1, 'must begin with its fields between two lines of ---');
  }
  if (rest?.trim())
    throw new UnreadableFile(lineAt(fields, fields.length), 'must have nothing after its second ---');
  const body = fields.replace(/[^\n]+/g, '') + text.slice(fields.length);
  const lines = body.split('\n').length;
  if (lines > mostLines)
    throw new UnreadableFile(1, `has ${lines} lines: ${mostLines} are the most, make several texts of it`);
  const quotation = deepQuotation.exec(body);
  if (quotation) throw new UnreadableFile(lineAt(body, quotation.index), tooDeep);
  limitFields(yaml);
  refuseDepth(yaml);
  const document = parseDocument(yaml, { prettyErrors: false });
  const [error] = document.errors;
  if (error) throw new UnreadableFile(lineAt(yaml, error.pos[0]), `is not valid YAML: ${messageOf(error)}`);
  refuseSigns(yaml, document);
  return {
    value: (document.toJS() as unknown) ?? {},
    lineOf: (path) => lineAt(yaml, offsetAt(document.contents, path)),
    repeated: [],
    body,
  };
};
