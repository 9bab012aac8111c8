interface Part {
  /** How many elements it has, with itself. */
  count: number;
  /** The names of what it shows besides, once for every time. */
  readonly names: string[];
}

/** The most elements of a drawing, the most drawn in the end, and how deep they may lie in or name each other. */
export const mostElements = 20_000;
const heaviest = 100_000;
const deepest = 200;

/** Counts what a browser has to draw: an element that names another one, which names others, soon comes to billions. */
export const weigh = () => {
  const open: Part[] = [];
  const parts = new Map<string, Part>();
  const weights = new Map<string, number>();
  let all: Part | undefined;
  let elements = 0;

  const weightOf = ({ count, names }: Part, depth = 0): number => {
    if (depth > deepest) return Infinity;
    let sum = count;
    for (const name of names) {
      const part = parts.get(name);
      // What names itself is not drawn.
      const weight = weights.get(name) ?? (weights.set(name, 0), part ? weightOf(part, depth + 1) : 0);
      weights.set(name, weight);
      sum += weight;
    }
    return sum;
  };

  return {
    open: (id: string | undefined, names: readonly string[]): void => {
      const part = { count: 1, names: [...names] };
      open.push(part);
      elements += 1;
      // Where two have the same name, browsers show the one that begins first.
      if (id !== undefined && !parts.has(id)) parts.set(id, part);
    },
    close: (): void => {
      const part = open.pop();
      const parent = open.at(-1);
      if (!part) return;
      if (!parent) all = part;
      else {
        parent.count += part.count;
        part.names.forEach((name) => parent.names.push(name));
      }
    },
    isTooMany: (): boolean => elements > mostElements,
    isTooDeep: (): boolean => open.length > deepest,
    isTooHeavy: (): boolean => all !== undefined && weightOf(all) > heaviest,
  };
};
