import type { OwnSettings } from '../content/write/begin';
import { refuseAddress } from '../content/check/checkTogether';
import { collections } from '../content/model/collections';
import type { Answers } from '../content/model/fieldInfo';
import { fileKindIn } from '../content/model/fileFields';
import type { Questions } from './ask';
import { typedFields, refusal } from './fieldValue';

/** The constants that an author is asked for. */
export const siteFields = typedFields(collections.site.schema).filter(({ info }) => !fileKindIn(info));

/** What is wrong with an answer beside what is wrong with any value of its field; null where nothing is. */
const refuseAnswer = (
  name: string,
  value: string | number,
  policies: readonly string[],
  today: string,
): string | null => {
  if (name === 'press.slug') return refuseAddress(String(value), policies);
  return name === 'footerYear' && Number(value) > Number(today.slice(0, 4))
    ? `must not lie ahead of today, ${today}, got ${value}`
    : null;
};

/** The questions for the constants. `today` is an ISO date, `policies` are the slugs of pages that are there. */
export const siteQuestions = (
  given: Questions['given'],
  policies: readonly string[],
  today: string,
): Questions => ({
  fields: siteFields,
  given,
  today,
  refuse: (field, value) => refusal(field, value) ?? refuseAnswer(field.name, value, policies, today),
});

/** The answers as the constants they are: `press.name` becomes the name of the press. */
export const toSettings = (answers: Answers): OwnSettings => {
  const settings: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(answers)) {
    const [outer = '', inner] = name.split('.');
    settings[outer] = inner ? { ...(settings[outer] as object | undefined), [inner]: value } : value;
  }
  return settings as unknown as OwnSettings;
};
