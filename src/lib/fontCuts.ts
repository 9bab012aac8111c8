/** A file of the site's typefaces, and the characters that browsers look for in it. */
export interface Cut {
  readonly family: string;
  readonly style: string;
  /** The least and the most of its weights. */
  readonly weights: readonly [number, number];
  readonly file: string;
  readonly ranges: readonly (readonly [first: number, last: number])[];
}

const rangesIn = (descriptor: string): Cut['ranges'] =>
  [...descriptor.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi)].map(([, first = '', last = first]) => [
    parseInt(first, 16),
    parseInt(last, 16),
  ]);

const weightsIn = (descriptor: string): Cut['weights'] => {
  const [least = 400, most = least] = descriptor.split(' ').map(Number);
  return [least, most];
};

/** The cuts of the site's typefaces, as their style sheet has them: of those with a character the last holds. */
export const cutsIn = (css: string): Cut[] =>
  [...css.matchAll(/@font-face \{([^}]+)\}/g)].flatMap(([, rule = '']) => {
    const valueOf = (name: string): string => new RegExp(`${name}: ([^;]+);`).exec(rule)?.[1] ?? '';
    const [, file] = /url\('\.\/([^']+)'\)/.exec(rule) ?? [];
    const family = valueOf('font-family').replaceAll("'", '');
    return file
      ? [
          {
            family,
            style: valueOf('font-style'),
            weights: weightsIn(valueOf('font-weight')),
            file,
            ranges: rangesIn(valueOf('unicode-range')),
          },
        ]
      : [];
  });

/** Whether browsers look for a character in a cut. */
export const has = ({ ranges }: Cut, character: string): boolean => {
  const point = character.codePointAt(0) ?? 0;
  return ranges.some(([first, last]) => first <= point && point <= last);
};
