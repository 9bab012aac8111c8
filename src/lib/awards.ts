/** How far a work has come with an award, the best first. */
export const results = ['won', 'finalist', 'nominated', 'longlisted', 'years-best'] as const;

export type Award = Pick<Queries.Award, 'award' | 'year' | 'category' | 'result'>;

/** An award with its year and category, and how far a work came: 'Golden Lamp 2024, best novella: Finalist'. */
export const awardInWords = (
  { award, year, category, result }: Award,
  { results: inWords }: { readonly results: Readonly<Record<string, string>> },
): string => `${award} ${year}${category ? `, ${category}` : ''}: ${inWords[result] ?? result}`;

const placeOf = ({ result }: Award): number => results.findIndex((known) => known === result);

/** Awards with the newest first, and of a year the best. */
export const byYear = (a: Award, b: Award): number => b.year - a.year || placeOf(a) - placeOf(b);

/** All that a work has won in words, the newest first. */
export const honoursOf = (
  awards: readonly Award[] | null,
  words: Parameters<typeof awardInWords>[1],
): string[] => (awards ?? []).toSorted(byYear).map((award) => awardInWords(award, words));
