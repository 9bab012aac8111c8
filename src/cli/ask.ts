import { createInterface } from 'node:readline/promises';
import { RefusedEntry } from '../content/write/addEntry';
import type { Answers, NamedField } from '../content/model/fieldInfo';
import { askedFor, refusal, toValue } from './fieldValue';

/** Puts a question to the author. Resolves with what was typed. */
export type Ask = (question: string) => Promise<string>;

/** Asks until the answer is yes or no. */
export const askYesOrNo = async (ask: Ask, question: string): Promise<boolean> => {
  for (let hint = ''; ; hint = '  write yes or no\n') {
    const answer = (await ask(`${hint}${question} (yes or no): `)).trim().toLowerCase();
    if (answer === 'yes' || answer === 'y') return true;
    if (answer === 'no' || answer === 'n') return false;
  }
};

/** What is to be answered. */
export interface Questions {
  readonly fields: readonly NamedField[];
  /** The fields that the command line has, as they were typed. */
  readonly given: Readonly<Record<string, string>>;
  /** Today as an ISO date. */
  readonly today: string;
  /** What is wrong with the value of a field; null where nothing is. */
  readonly refuse?: (field: NamedField, value: string | number) => string | null;
}

/** Asks for a field until the answer is right. Enter stands for `offered`, where there is something. */
const askFor = async (
  ask: Ask,
  field: NamedField,
  offered: string,
  refuse: NonNullable<Questions['refuse']>,
): Promise<string | number> => {
  const hint = offered ? `${askedFor(field)}; Enter for ${offered}` : askedFor(field);
  for (let reason: string | null = null; ;) {
    const question = `${field.info.label} (${hint}): `;
    const typed = (await ask(reason ? `  ${reason}\n${question}` : question)).trim();
    const value = toValue(field, typed || offered);
    reason = refuse(field, value);
    if (!reason) return value;
  }
};

/**
 * The values of all fields: from the command line, else asked for, but for those that may be left out. Where nobody can
 * be asked (`ask` is null), what is offered is taken. Throws RefusedEntry before the first question where a flag is wrong, and where one is missing.
 */
export const fillIn = async (
  { fields, given, today, refuse = refusal }: Questions,
  ask: Ask | null,
): Promise<Answers> => {
  const flags = fields.flatMap((field) => {
    const typed = given[field.name];
    return typed === undefined ? [] : [{ field, value: toValue(field, typed) }];
  });
  const refused = flags.flatMap(({ field, value }) => {
    const reason = refuse(field, value);
    return reason ? [`--${field.name} ${reason}`] : [];
  });
  if (ask && refused.length) throw new RefusedEntry(refused);
  const answers: Record<string, string | number> = {};
  for (const field of fields) {
    const { name, info } = field;
    const flag = flags.find((one) => one.field === field);
    const text = info.offer?.(answers, today) ?? '';
    const offered = refuse(field, toValue(field, text)) ? '' : text;
    if (flag) answers[name] = flag.value;
    else if (!field.isRequired) continue;
    else if (ask) answers[name] = await askFor(ask, field, offered, refuse);
    else if (offered) answers[name] = toValue(field, offered);
    else refused.push(`--${name} is missing: write ${askedFor(field)}`);
  }
  if (refused.length) throw new RefusedEntry(refused);
  return answers;
};

/**
 * Gives `talk` the terminal to ask its questions on; null where there is none. Throws RefusedEntry where the author
 * ends the questions with Ctrl+C.
 */
export const onTerminal = async <T>(talk: (ask: Ask | null) => Promise<T>): Promise<T> => {
  if (!process.stdin.isTTY) return talk(null);
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  const ended = new Promise<never>((_, reject) => {
    prompt.once('close', () => {
      reject(new RefusedEntry(['the questions were ended before the last answer']));
    });
  });
  ended.catch(() => undefined);
  try {
    // A question that is open when the terminal closes never resolves, or in later versions of Node rejects.
    return await talk((question) => Promise.race([prompt.question(question).catch(() => ended), ended]));
  } finally {
    prompt.close();
  }
};

/** Prints why a command wrote nothing, and ends it with code 1. Throws what is not a refusal. */
export const printRefusal = (error: unknown): void => {
  if (!(error instanceof RefusedEntry)) throw error;
  console.error(`\nNothing was written:\n${error.reasons.map((reason) => `  ${reason}`).join('\n')}`);
  process.exitCode = 1;
};
