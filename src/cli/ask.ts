import { Refused } from '../content/read/refused';
import type { Answer, Answers } from '../content/model/fieldInfo';
import { askedFor, refusal, toValue, type TypedField } from './fieldValue';
import { type Ask, askYesOrNo } from './terminal';

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

/** What stands for nothing where Enter stands for something. */
const noneSign = '-';

/** What Enter stands for: the answer of before, unless that was what follows from other answers. */
const offerFor = ({ name, info }: TypedField, answers: Answers, kept: Answers, today: string): string => {
  const before = kept[name];
  const follows = (from: Answers): string => info.offer?.(from, today) ?? '';
  return before === undefined || String(before) === follows(kept) ? follows(answers) : String(before);
};

/** Asks for a field until the answer is right; Enter stands for `offered`. Resolves with null where there is to be none. */
const askFor = async (
  ask: Ask,
  field: TypedField,
  offered: string,
  mayBeNone: boolean,
  refuse: NonNullable<Questions['refuse']>,
): Promise<Answer | null> => {
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

/** Whether an author is asked for a field that no flag says. */
const isAsked = ({ isRequired, info }: TypedField): boolean => isRequired || info.isAsked === true;

const isFirstOfGroup = (fields: readonly TypedField[], field: TypedField): boolean =>
  fields.find(({ group }) => group === field.group) === field;

/**
 * The values of all fields: from the command line, else asked for, but for those that may be left out. An object that may
 * be none is none where its first field is left empty. Where nobody can be asked (`ask` is null), what is offered is taken.
 * Throws Refused before the first question where a flag is wrong, and where one is missing.
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
  if (ask && refused.length) throw new Refused(...refused);
  const answers: Record<string, Answer> = {};
  // Where one field of a group is given, the others are asked for.
  const begun = new Set(flags.map(({ field }) => field.group));
  for (const field of fields) {
    const { name, group } = field;
    const isBegun = !group || begun.has(group);
    const mayBegin = ask !== null && isFirstOfGroup(fields, field) && mayBeNone.includes(group ?? '');
    const flag = flags.find((one) => one.field === field);
    const text = offerFor(field, answers, kept, today);
    const offered = refuse(field, toValue(field, text)) ? '' : text;
    if (flag) answers[name] = flag.value;
    else if (!isAsked(field) || !(isBegun || mayBegin)) continue;
    else if (ask) {
      const answer = await askFor(ask, field, offered, !isBegun || !field.isRequired, refuse);
      if (answer === null) continue;
      answers[name] = answer;
      begun.add(group);
    } else if (offered) answers[name] = toValue(field, offered);
    else if (field.isRequired) refused.push(`--${name} is missing: write ${askedFor(field)}`);
  }
  if (refused.length) throw new Refused(...refused);
  return answers;
};

/** Asks until the author finds the answers right, which are shown with `means`, what the next yes does. Resolves with them. */
export const askUntilRight = async (questions: Questions, ask: Ask, means: string): Promise<Answers> => {
  const { fields, given, mayBeNone = [] } = questions;
  const asked = fields.filter(({ isRequired, group }) => isRequired && (!group || mayBeNone.includes(group)));
  const notAsked = Object.entries(given).filter(([name]) => !asked.some((field) => field.name === name));
  for (let again = questions; ;) {
    const answers = await fillIn(again, ask);
    const lines = fields.flatMap((field) => {
      const answer = answers[field.name];
      const isShown = answer !== undefined || (asked.includes(field) && isFirstOfGroup(fields, field));
      return isShown ? [`  ${field.info.label}: ${String(answer ?? 'none')}\n`] : [];
    });
    if (await askYesOrNo(ask, `\nYour answers:\n${lines.join('')}\n${means}\nIs that right?`)) return answers;
    // Flags are asked for too then, and Enter keeps an answer.
    again = { ...questions, given: Object.fromEntries(notAsked), kept: answers };
  }
};
