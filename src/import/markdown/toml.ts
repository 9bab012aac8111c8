import type { Fields } from '../../content/write/formatEntry';

/** Fields of TOML, and the lines, from 1, of what is not read. */
export interface TomlFields {
  readonly fields: Fields;
  readonly unread: readonly number[];
}

interface Value {
  readonly value: unknown;
  readonly end: number;
}

const deepest = 20;
const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '', f: '' };

const unescaped = (text: string): string =>
  text
    .replaceAll(/\\\n\s*/g, '')
    .replaceAll(
      /\\(?:u([\da-f]{4})|U([\da-f]{8})|([^]))/gi,
      (_all, short?: string, long?: string, sign = '') => {
        const code = parseInt(short ?? long ?? '', 16);
        if (code <= 0x10ffff) return String.fromCodePoint(code);
        return escapes[String(sign)] ?? String(sign);
      },
    );

/** The texts that TOML knows, each with whether it has escapes. */
const strings: readonly (readonly [RegExp, boolean])[] = [
  [/"""\n?((?:[^\\]|\\[^])*?)"""/y, true],
  [/'''\n?([^]*?)'''/y, false],
  [/"((?:[^"\\\n]|\\.)*)"/y, true],
  [/'([^'\n]*)'/y, false],
];

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

const scalar = (text: string): unknown => {
  if (text === 'true' || text === 'false') return text === 'true';
  if (/^[+-]?\d[\d_]*(\.\d+)?$/.test(text)) return Number(text.replaceAll('_', ''));
  return /^\d{4}-\d{2}-\d{2}/.test(text) ? text : undefined;
};

const space = /(?:\s|#[^\n]*)*/y;
const afterSpace = (text: string, at: number): number => at + (matchAt(space, text, at)?.[0].length ?? 0);

const listAt = (text: string, start: number, depth: number): Value | null => {
  const value: unknown[] = [];
  let at = afterSpace(text, start + 1);
  while (text[at] !== ']') {
    const item = valueAt(text, at, depth + 1);
    if (!item) return null;
    value.push(item.value);
    at = afterSpace(text, item.end);
    if (text[at] === ',') at = afterSpace(text, at + 1);
    else if (text[at] !== ']') return null;
  }
  return { value, end: at + 1 };
};

const valueAt = (text: string, at: number, depth = 0): Value | null => {
  if (depth > deepest) return null;
  for (const [pattern, hasEscapes] of strings) {
    const [all, inner = ''] = matchAt(pattern, text, at) ?? [];
    if (all !== undefined) return { value: hasEscapes ? unescaped(inner) : inner, end: at + all.length };
  }
  if (text[at] === '[') return listAt(text, at, depth);
  const [word = ''] = matchAt(/[^\s,\]}#]+(?: \d{2}:\d{2}[^\s,\]}#]*)?/y, text, at) ?? [];
  const value = scalar(word);
  return value === undefined ? null : { value, end: at + word.length };
};

const tableName = /^\[\s*([\w-]+)\s*\]\s*(#.*)?$/;
const keyAt = /[ \t]*(?:([\w-]+)|"([^"\n]*)")[ \t]*=[ \t]*/y;

/**
 * Reads fields written in TOML as blogs have them: texts, numbers, dates as texts, lists, and tables of one level. What goes
 * beyond that is not read, and the line of it is returned.
 */
export const readToml = (text: string): TomlFields => {
  const root = new Map<string, unknown>();
  const unread: number[] = [];
  let table = root;
  let at = 0;
  let line = 1;
  while (at < text.length) {
    const lineEnd = text.indexOf('\n', at) < 0 ? text.length : text.indexOf('\n', at);
    const source = text.slice(at, lineEnd).trim();
    const key = matchAt(keyAt, text, at);
    const found = key && valueAt(text, at + key[0].length);
    const valueEnd = found?.end ?? lineEnd;
    const restEnd = text.indexOf('\n', valueEnd) < 0 ? text.length : text.indexOf('\n', valueEnd);
    const name = tableName.exec(source)?.[1];
    if (key && found && /^\s*(#.*)?$/.test(text.slice(valueEnd, restEnd))) {
      table.set(key[1] ?? key[2] ?? '', found.value);
      line += text.slice(at, restEnd).split('\n').length;
      at = restEnd + 1;
      continue;
    }
    if (name !== undefined || source.startsWith('[')) table = new Map();
    if (name !== undefined) root.set(name, table);
    else if (source !== '' && !source.startsWith('#')) unread.push(line);
    line += 1;
    at = lineEnd + 1;
  }
  const plain = Array.from(root, ([name, value]): [string, unknown] => [
    name,
    value instanceof Map ? Object.fromEntries(value as Map<string, unknown>) : value,
  ]);
  return { fields: Object.fromEntries(plain), unread };
};
