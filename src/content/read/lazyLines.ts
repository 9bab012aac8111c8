/** A kind of block in micromark, as far as it is used here. */
interface Construct {
  readonly tokenize: Tokenize;
}

interface Effects {
  readonly enter: (type: string) => object;
}

type Tokenize = (
  this: { currentConstruct?: object },
  effects: Effects,
  ok: unknown,
  nok: unknown,
) => (code: unknown) => unknown;

/** An extension of micromark, with the constructs that may begin with any character. */
interface Extension {
  readonly flow?: { null?: readonly Construct[] };
}

/** What micromark looks for in a paragraph before a line without indentation goes on with it. */
const paragraph = { interruptible: true, lazy: true };

/** A table that counts as a paragraph until the row below its head comes. */
const paragraphAtFirst = (table: Construct): Construct => {
  const tokenize: Tokenize = function (effects, ok, nok) {
    const enter: Effects['enter'] = (type) => {
      if (type === 'tableDelimiterRow') this.currentConstruct = construct;
      return effects.enter(type);
    };
    const start = table.tokenize.call(this, { ...effects, enter }, ok, nok);
    return (code) => {
      this.currentConstruct = paragraph;
      return start(code);
    };
  };
  const construct = { ...table, tokenize };
  return construct;
};

/**
 * Lets a line of a list, quotation or note go on in the next one, indented or not, as CommonMark says. The extension for
 * tables, the only one whose blocks begin with any character, takes every such line for the head of a table.
 */
export const letLinesGoOn = (extensions: readonly Extension[]): void => {
  for (const { flow } of extensions) if (flow?.null) flow.null = flow.null.map(paragraphAtFirst);
};
