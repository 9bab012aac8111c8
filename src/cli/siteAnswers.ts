import { z } from 'zod';
import type { OwnSettings } from '../content/write/starter';
import { liesAhead } from '../content/check/checkEntry';
import { refuseAddress } from '../content/check/checkTogether';
import { collections } from '../content/model/collections';
import type { Answer, Answers } from '../content/model/fieldInfo';
import { itemSchema } from '../content/model/fieldInfo';
import { text } from '../content/model/fields';
import { fileKindIn } from '../content/model/fileFields';
import { showWord } from '../content/model/findings';
import { mayBeOff, pageNames } from '../content/model/pages';
import { suggest } from '../content/model/suggest';
import type { Questions } from './ask';
import { refusal, typedFields, type TypedField } from './fieldValue';

/** The pages that one is asked for: where there is a press, it is named. */
const pagesToChoose = pageNames.filter((name) => mayBeOff(name) && name !== 'press');

const pages = text('Pages', `those you have a use for, beside the books: ${pagesToChoose.join(', ')}`, {
  offer: () => 'all',
});

/** Lists within a group are written into the file. */
const isInListOfGroup = (name: string): boolean => name.split('.').length > 2;

const settingsFields = typedFields(collections.site.schema).filter(
  ({ name, info }) => !fileKindIn(info) && !isInListOfGroup(name),
);

/** What an author is asked for: the constants, and which pages the site is to have. */
export const siteFields: readonly TypedField[] = [
  ...settingsFields,
  ...typedFields(z.strictObject({ pages })),
];

const wordsIn = (typed: Answer): string[] =>
  String(typed)
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);

const refusePages = (typed: Answer): string | null => {
  const known = [...pagesToChoose, 'books', 'home', 'press', 'all', 'none'];
  const unknown = wordsIn(typed).find((word) => !known.includes(word));
  return unknown === undefined
    ? null
    : `names an unknown page, ${showWord(unknown)}: ${suggest(unknown, pagesToChoose, 'pages')}`;
};

/** What is wrong with an answer beside what is wrong with any value of its field; null where nothing is. */
const refuseAnswer = (
  name: string,
  value: Answer,
  policies: readonly string[],
  today: string,
): string | null => {
  if (name === 'pages') return refusePages(value);
  if (name === 'press.slug') return refuseAddress(String(value), policies);
  return name === 'footerYear' && Number(value) > Number(today.slice(0, 4)) ? liesAhead(value, today) : null;
};

/** The questions. `today` is an ISO date, `policies` are the slugs of pages that are there. */
export const siteQuestions = (
  given: Questions['given'],
  policies: readonly string[],
  today: string,
): Questions => ({
  fields: siteFields,
  mayBeNone: ['press', 'profiles'],
  given,
  today,
  refuse: (field, value) => refusal(field, value) ?? refuseAnswer(field.name, value, policies, today),
});

/** The pages that are to be switched off. */
export const toOff = ({ pages: typed = 'all' }: Answers): string[] => {
  const wanted = wordsIn(typed);
  return wanted.includes('all') ? [] : pagesToChoose.filter((name) => !wanted.includes(name));
};

/** The answers as the constants they are: `press.name` becomes the name of the press, `profiles.link` that of the only profile. */
export const toSettings = (answers: Answers): OwnSettings => {
  const settings: Record<string, object | Answer> = {};
  for (const { name } of settingsFields) {
    const value = answers[name];
    if (value === undefined) continue;
    const [outer = '', inner] = name.split('.');
    settings[outer] = inner ? { ...(settings[outer] as object | undefined), [inner]: value } : value;
  }
  const shape = collections.site.schema.shape as Readonly<Record<string, z.ZodType>>;
  const inLists = Object.entries(settings).map(([name, value]) => [
    name,
    itemSchema(shape[name]) ? [value] : value,
  ]);
  return Object.fromEntries(inLists) as OwnSettings;
};
