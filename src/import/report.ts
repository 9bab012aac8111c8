import { countOf } from '../lib/text';
import type { FoundLeft, Lost, Place } from './found';
import type { Prepared } from './importInto';
import type { Outcome } from './makeEntries';
import type { Moved } from './newAddresses';

const placeOf = ({ file, line }: Place): string => (line === undefined ? file : `${file}:${line}`);

const inColumns = (rows: readonly (readonly string[])[]): string[] => {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
};

/** Of an entry, what becomes of it, its title, and its file from the root or why it is left out. */
const rowOf = ({ planned, title, state, why = '' }: Outcome): string[] => [
  state,
  title,
  state === 'left out' ? why : planned.file,
];

/** What stays as it was stands last, where it may be cut off. */
const changesFirst = (outcomes: readonly Outcome[]): Outcome[] =>
  outcomes.toSorted((a, b) => Number(a.state === 'as it was') - Number(b.state === 'as it was'));

/** The line of something that is lost. */
const lostLine = ({ what, why, ...place }: Lost): string => `${placeOf(place)}: ${what}: ${why}`;

/** The line of what stays behind. */
export const leftLine = ({ what, why, count }: FoundLeft): string => `${what} (${count}): ${why}`;

/** The line of an old address. */
export const movedLine = ({ from, to, why = '' }: Moved): string => `${from} → ${to ?? `nowhere: ${why}`}`;

/** What a terminal would obey, or write backwards, in place of showing it. */
const commands = /[\p{Cc}\u2028-\u202E\u2066-\u2069]/gu;

const section = (heading: string, lines: readonly string[]): string[] =>
  lines.length ? ['', `${heading}:`, '', ...lines.map((line) => `  ${line.replaceAll(commands, ' ')}`)] : [];

/** At most so many lines, with the number of those that are left out. */
export const atMostLines = (lines: readonly string[], most: number): string[] =>
  lines.length <= most ? [...lines] : [...lines.slice(0, most), `and ${lines.length - most} more`];

const states = ['new', 'updated', 'as it was', 'left out'] as const;

/** How many of each there are, in a sentence. */
export const summary = ({ outcomes }: Prepared): string =>
  states
    .flatMap((state) => {
      const count = outcomes.filter((one) => one.state === state).length;
      return count ? [`${count} ${state}`] : [];
    })
    .join(', ') || 'nothing';

/**
 * What an import does, as text: what comes and where it goes, what is lost and why, what is left, and where every old address
 * leads now. Of each there are at most so many lines.
 */
export const report = (prepared: Prepared, most = Infinity): string => {
  const { outcomes, addresses, left } = prepared;
  const lost = [...prepared.lost, ...outcomes.flatMap((one) => one.lost)];
  return [
    ...section(
      `What comes (${summary(prepared)})`,
      atMostLines(inColumns(changesFirst(outcomes).map(rowOf)), most),
    ),
    ...section(`What is lost (${countOf(lost.length, 'thing')})`, atMostLines(lost.map(lostLine), most)),
    ...section('What is left', left.map(leftLine)),
    ...section(`Where old addresses lead (${addresses.length})`, atMostLines(addresses.map(movedLine), most)),
  ].join('\n');
};
