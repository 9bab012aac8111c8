import { createInterface } from 'node:readline/promises';
import { diskInWords } from '../content/transaction/diskInWords';
import { RefusedWrite } from '../content/transaction/refuseLinks';
import { RefusedEntry } from '../content/write/addEntry';
import type { Answer, Answers } from '../content/model/fieldInfo';
import { askedFor, refusal, toValue, type TypedField } from './fieldValue';

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
  readonly fields: readonly TypedField[];
  /** The objects that are asked for though they can be left out, by their names. */
  readonly mayBeNone?: readonly string[];
  /** The fields that the command line has, as they were typed. */
  readonly given: Readonly<Record<string, string>>;
  /** What was answered before, or may well be right: Enter takes it. */
  readonly kept?: Answers;
  /** Today as an ISO date. */
  readonly today: string;
  /** What is wrong with the value of a field; null where nothing is. */
  readonly refuse?: (field: TypedField, value: Answer) => string | null;
}

/** A question for a field. */
interface Question {
  readonly field: TypedField;
  /** What Enter stands for, if anything. */
  readonly offered: string;
  /** Whether Enter may stand for nothing. */
  readonly mayBeNone: boolean;
  readonly refuse: NonNullable<Questions['refuse']>;
}

/** What stands for nothing where Enter stands for something. */
const noneSign = '-';

/** What Enter stands for: the answer of before, unless that was what follows from other answers. */
const offerFor = ({ name, info }: TypedField, answers: Answers, kept: Answers, today: string): string => {
  const before = kept[name];
  const follows = (from: Answers): string => info.offer?.(from, today) ?? '';
  return before === undefined || String(before) === follows(kept) ? follows(answers) : String(before);
};

/** Asks for a field until the answer is right. Resolves with null where there is to be none. */
const askFor = async (ask: Ask, { field, offered, mayBeNone, refuse }: Question): Promise<Answer | null> => {
  const enter = mayBeNone ? offered || 'none' : offered;
  const none = mayBeNone && offered ? `, ${noneSign} for none` : '';
  const hint = enter ? `${askedFor(field)}; Enter for ${enter}${none}` : askedFor(field);
  for (let reason: string | null = null; ;) {
    const question = `${field.info.label} (${hint}): `;
    const typed = (await ask(reason ? `  ${reason}\n${question}` : question)).trim();
    if (mayBeNone && (typed === noneSign || !(typed || offered))) return null;
    const value = toValue(field, typed || offered);
    reason = refuse(field, value);
    if (!reason) return value;
  }
};

/**
 * The values of all fields: from the command line, else asked for, but for those that may be left out. An object that may
 * be none is none where its first field is left empty. Where nobody can
 * be asked (`ask` is null), what is offered is taken. Throws RefusedEntry before the first question where a flag is wrong, and where one is missing.
 */
export const fillIn = async (
  { fields, given, kept = {}, today, mayBeNone = [], refuse = refusal }: Questions,
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
  const answers: Record<string, Answer> = {};
  // Of what is begun the rest is wanted too.
  const begun = new Set(flags.map(({ field }) => field.group));
  for (const field of fields) {
    const { name, group } = field;
    const isBegun = !group || begun.has(group);
    const isFirst = fields.find((one) => one.group === group) === field;
    const mayBegin = ask !== null && isFirst && mayBeNone.includes(group ?? '');
    const flag = flags.find((one) => one.field === field);
    const text = offerFor(field, answers, kept, today);
    const offered = refuse(field, toValue(field, text)) ? '' : text;
    if (flag) answers[name] = flag.value;
    else if (!field.isRequired || !(isBegun || mayBegin)) continue;
    else if (ask) {
      const answer = await askFor(ask, { field, offered, mayBeNone: !isBegun, refuse });
      if (answer === null) continue;
      answers[name] = answer;
      begun.add(group);
    } else if (offered) answers[name] = toValue(field, offered);
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

/** Why nothing was written, a sentence each; none where that is no refusal, and the disk has not failed either. */
const reasonsOf = (error: unknown): readonly string[] => {
  if (error instanceof RefusedEntry) return error.reasons;
  const reason = error instanceof RefusedWrite ? error.message : diskInWords(error);
  return reason ? [reason] : [];
};

/** Prints why a command wrote nothing, and ends it with code 1. Throws what is neither a refusal nor the disk's. */
export const printRefusal = (error: unknown): void => {
  const reasons = reasonsOf(error);
  if (!reasons.length) throw error;
  console.error(`\nNothing was written:\n${reasons.map((reason) => `  ${reason}`).join('\n')}`);
  process.exitCode = 1;
};
