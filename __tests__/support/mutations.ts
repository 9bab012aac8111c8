import fc from 'fast-check';
import { stringify } from 'yaml';
import { collectionOf } from '../../src/content/model/entryFiles';
import { parseContent } from '../../src/content/read/parse';
import { formatEntry } from '../../src/content/write/formatEntry';
import { oddJson, oddMarkdown, oddNumber, oddText, oddValue, oddYaml } from './odd';

/** A file of the content, by its path in `data/`, and the text that it has become. */
export interface Mutant {
  readonly path: string;
  readonly text: string;
}

type Field = [name: string, value: unknown];
type Path = readonly string[];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const pathsIn = (value: unknown): Path[] =>
  isObject(value)
    ? Object.entries(value).flatMap(([name, inner]) => [
        [name],
        ...pathsIn(inner).map((path) => [name, ...path]),
      ])
    : [];

/** The value with the field, or item of a list, at a path exchanged for others. */
const changeAt = (value: unknown, [name, ...rest]: Path, change: (field: Field) => Field[]): unknown => {
  if (!isObject(value)) return value;
  const changed = Object.entries(value).flatMap((field: Field) => {
    if (field[0] !== name) return [field];
    return rest.length ? [[name, changeAt(field[1], rest, change)] as Field] : change(field);
  });
  return Array.isArray(value) ? changed.map(([, item]) => item) : Object.fromEntries(changed);
};

const fieldMutation = fc
  .record({ at: fc.nat(), kind: fc.nat(9), value: oddValue, text: oddText, number: oddNumber })
  .map(({ at, kind, value: odd, text, number }) => (fields: unknown): unknown => {
    const paths = pathsIn(fields);
    const become = (field: Field): Field[] => {
      const [name, value] = field;
      if (kind < 2) return [];
      if (kind === 2) return [[text, value]];
      if (kind === 3) return [field, [text, odd]];
      if (kind < 6) return [[name, odd]];
      return [[name, typeof value === 'number' ? number : text]];
    };
    return changeAt(fields, paths[at % paths.length] ?? [], become);
  });

/** As the project writes an entry, and as its author may. */
const writers = [
  (path: string, fields: object, body: string) =>
    formatEntry(collectionOf(path)?.collection ?? 'site', { ...fields }, body),
  (path: string, fields: object, body: string) =>
    path.endsWith('.md')
      ? `---\n${stringify(fields)}---\n${body.trimStart()}`
      : JSON.stringify(fields, null, '\t'),
];

const changeLine = (text: string, at: number, change: (line: string, lines: string[]) => string): string => {
  const lines = text.split('\n');
  return lines.map((line, index) => (index === at % lines.length ? change(line, lines) : line)).join('\n');
};

const edit = fc.record({
  at: fc.nat(),
  kind: fc.nat(10),
  length: fc.nat(9),
  bytes: fc.uint8Array({ maxLength: 3 }),
  inJson: oddJson,
  inYaml: oddYaml,
  inMarkdown: oddMarkdown,
});

type Edit = typeof edit extends fc.Arbitrary<infer Value> ? Value : never;

const editText = (path: string, text: string, { at, kind, length, bytes, ...odds }: Edit): string => {
  const start = at % (text.length + 1);
  const [before, after] = [text.slice(0, start), text.slice(start)];
  const inMarkdown = before.includes('\n---') ? odds.inMarkdown : odds.inYaml;
  const odd = path.endsWith('.md') ? inMarkdown : odds.inJson;
  const edited = [
    before,
    before + odd + after,
    before + odd + after.slice(length),
    changeLine(text, at, (line) => `${line}\n${odd}`),
    changeLine(text, at, (line) => line.replace(/: .*/, () => `: ${odd}`)),
    changeLine(text, at, (line, lines) => `${line}\n${lines[length % lines.length] ?? ''}`),
    text.replaceAll('\n', '\r\n'),
    text.replaceAll('\n', '\r'),
    Buffer.concat([Buffer.from(before), bytes, Buffer.from(after)]).toString(),
  ];
  return edited[kind] ?? `${text}\n${path.endsWith('.md') ? odds.inMarkdown : odd}\n`;
};

/** What may become of the JSON and Markdown among these files. */
export const mutantsOf = (files: Readonly<Record<string, string | Buffer>>): fc.Arbitrary<Mutant> => {
  const texts = Object.entries(files).flatMap(([path, content]) =>
    typeof content === 'string' && /\.(json|md)$/.test(path) ? [{ path, text: content }] : [],
  );
  // The most can go wrong in those that hold the most.
  const longest = [...texts].sort((a, b) => a.text.length - b.text.length).slice(-2);
  const original = fc.oneof(fc.constantFrom(...texts), fc.constantFrom(...longest));
  const byFields = fc
    .tuple(original, fc.array(fieldMutation, { minLength: 1, maxLength: 2 }), fc.constantFrom(...writers))
    .map(([{ path, text }, mutations, write]) => {
      const { value, body = '' } = parseContent(path, text);
      const fields = mutations.reduce((changed, mutate) => mutate(changed), value);
      return { path, text: write(path, fields as object, body) };
    });
  const byText = fc
    .tuple(original, edit)
    .map(([{ path, text }, change]) => ({ path, text: editText(path, text, change) }));
  return fc.oneof(byFields, byText);
};
