import { parse as parseToml, TomlError } from 'smol-toml';
import { parseDocument } from 'yaml';
import { lineAt, limitFields, UnreadableFile } from '../../content/read/parsedFile';
import type { Fields } from '../../content/write/formatEntry';
import { objectIn } from '../json';

/** What stands above a text, and the text. */
export interface FrontMatter {
  readonly fields: Fields;
  readonly body: string;
  /** The line in which the body begins, from 1. */
  readonly bodyLine: number;
  /** The lines of what is not read, from 1. */
  readonly unread: readonly number[];
}

type Reading = Pick<FrontMatter, 'fields' | 'unread'>;

/** YAML without what could become more than it is written with: the library limits how often an alias is used. */
export const readYaml = (text: string): Reading => {
  const document = parseDocument(text, { prettyErrors: false, uniqueKeys: false, logLevel: 'silent' });
  const unread = document.errors.slice(0, 1).map(({ pos }) => lineAt(text, pos[0]));
  return { fields: objectIn(document.toJS({ maxAliasCount: 100 })), unread };
};

/** TOML, with days as the texts that they are written as. */
export const readToml = (text: string): Reading => ({
  fields: objectIn(JSON.parse(JSON.stringify(parseToml(text)))),
  unread: [],
});

const readJson = (text: string): Reading => ({ fields: objectIn(JSON.parse(text)), unread: [] });

/** Reads fields of a form. What is hostile, or nothing of that form, is not read at all. */
export const readSafely = (read: (text: string) => Reading, text: string): Reading => {
  try {
    limitFields(text);
    return read(text);
  } catch (error) {
    return {
      fields: {},
      unread: [error instanceof UnreadableFile || error instanceof TomlError ? error.line : 1],
    };
  }
};

const forms: readonly (readonly [RegExp, (text: string) => Reading])[] = [
  // Eleventy names the form; of JavaScript, YAML reads what stands before the first function.
  [/^---json[ \t]*((?:\n[^]*?)??)\n---[ \t]*(?:\n|$)/, readJson],
  [/^---toml[ \t]*((?:\n[^]*?)??)\n---[ \t]*(?:\n|$)/, readToml],
  [/^---(?:yaml|js|javascript)?[ \t]*((?:\n[^]*?)??)\n---[ \t]*(?:\n|$)/, readYaml],
  [/^\+\+\+[ \t]*((?:\n[^]*?)??)\n\+\+\+[ \t]*(?:\n|$)/, readToml],
  [/^(\{[^]*?\n\})[ \t]*(?:\n|$)/, readJson],
];

/** Whether the beginning of a file is that of fields. */
export const hasFrontMatter = (head: string): boolean =>
  /^\uFEFF?(---(?:json|toml|yaml|js|javascript)?[ \t]*\r?\n|\+\+\+[ \t]*\r?\n|\{\s*\r?\n\s*")/.test(head);

/** The fields of a text in YAML, TOML or JSON, and its body. */
export const frontMatter = (source: string): FrontMatter => {
  const text = source.replaceAll(/\r\n?/g, '\n');
  for (const [pattern, read] of forms) {
    const match = pattern.exec(text);
    if (!match) continue;
    const [all, inner = ''] = match;
    return { ...readSafely(read, inner), body: text.slice(all.length), bodyLine: all.split('\n').length };
  }
  return { fields: {}, body: text, bodyLine: 1, unread: [] };
};
