/**
 * The largest numbers of a filter: what a browser has to do for a pixel grows with them, and so does the number of
 * pixels with the region. No drawing that a program exported has needed more.
 */
const largest: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  feTurbulence: { numOctaves: 10 },
  feMorphology: { radius: 100 },
  feConvolveMatrix: { order: 20 },
  filter: { x: 10_000, y: 10_000, width: 10_000, height: 10_000 },
};

/** What an author is told of an attribute whose number would keep a browser busy; null where it does not. */
export const filterFault = (
  element: string,
  attribute: string,
  value: string,
  where: string,
): string | null => {
  const most = largest[element]?.[attribute];
  if (most === undefined) return null;
  const numbers = value.match(/(\d+\.?\d*|\.\d+)(e[+-]?\d+)?/gi) ?? [];
  return numbers.some((number) => Number(number) > most)
    ? `must not have a number above ${most} as ${attribute} of <${element}>${where}: make it smaller`
    : null;
};
