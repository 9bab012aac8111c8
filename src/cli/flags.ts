import { Refused } from '../content/read/refused';
import { parseArgs } from 'node:util';
import type { NamedField } from '../content/model/fieldInfo';
import { suggest } from '../content/model/suggest';
import { askedFor } from './fieldValue';

/** A command line, taken apart. */
interface Flags {
  /** What stands after `--name`. */
  readonly given: Readonly<Record<string, string>>;
  /** The flags without a value. */
  readonly switches: readonly string[];
  /** The words that belong to no flag. */
  readonly words: readonly string[];
}

/** Whether a command line asks what may stand in it. */
export const asksForHelp = (args: readonly string[]): boolean =>
  args.includes('--help') || args.includes('-h');

/** The flags for fields, a line each, with what to write. */
export const flagsInWords = (fields: readonly NamedField[]): string => {
  const width = Math.max(...fields.map(({ name }) => name.length));
  return fields.map((field) => `  --${field.name.padEnd(width)}  ${askedFor(field)}`).join('\n');
};

/** Reads a command line whose flags go by these names. Throws Refused where a flag is not known or has no value. */
export const readFlags = (
  args: readonly string[],
  names: readonly string[],
  switches: readonly string[] = [],
): Flags => {
  const known = [...names, ...switches];
  const typeOf = (name: string): 'boolean' | 'string' => (switches.includes(name) ? 'boolean' : 'string');
  const options = Object.fromEntries(known.map((name) => [name, { type: typeOf(name) }]));
  const { values, positionals } = parseArgs({
    args: [...args],
    options,
    allowPositionals: true,
    strict: false,
  });
  const refused = Object.entries(values).flatMap(([name, value]) => {
    if (!known.includes(name)) return [`unknown field --${name}: ${suggest(name, known, 'fields')}`];
    if (switches.includes(name)) return value === true ? [] : [`--${name} stands alone, without a value`];
    return typeof value === 'string' ? [] : [`--${name} needs a value after it`];
  });
  if (refused.length) throw new Refused(...refused);
  const texts = Object.entries(values).filter(([name]) => !switches.includes(name));
  return {
    given: Object.fromEntries(texts) as Record<string, string>,
    switches: switches.filter((name) => values[name]),
    words: positionals,
  };
};
