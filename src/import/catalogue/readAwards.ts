import { results } from '../../lib/awards';
import { plainWord } from './valueWords';

const resultWords: Readonly<Record<string, readonly string[]>> = {
  won: ['winner', 'win', 'gewonnen', 'gewinner', 'ganador', 'premiado'],
  finalist: ['shortlisted', 'shortlist', 'final', 'finalista', 'runner-up'],
  nominated: ['nominee', 'nomination', 'nominiert', 'nominado', 'nominada'],
  longlisted: ['longlist', 'long list'],
  'years-best': ['year’s best', "year's best", 'best of the year', 'reprinted in'],
};

const resultNamed = (text: string): string | undefined =>
  results.find((result) =>
    [result, ...(resultWords[result] ?? [])].some((word) => plainWord(word) === plainWord(text)),
  );

const form = /^(?<award>.+?),? \(?(?<year>(?:19|20)\d{2})\)?(?:, (?<category>[^:]+?))?(?:: (?<result>.+))?$/;

const awardIn = (text: string) => {
  const { award, year, category, result } = form.exec(text)?.groups ?? {};
  const named = resultNamed(result ?? '');
  if (!award || !year || !named) return null;
  return { award, year: Number(year), ...(category && { category }), result: named };
};

/** Awards as they are written, with semicolons or line breaks between: "Golden Lamp 2024, novella: finalist". Null where one is not. */
export const awardsIn = (text: string) => {
  const all = text
    .split(/[;\n]/)
    .map((one) => one.trim())
    .filter(Boolean)
    .map(awardIn);
  return all.every((one) => one !== null) ? all : null;
};
