import type { Found, Input, Source } from '../../../src/import/found';

/** All that a source finds, in its order. */
export const allOf = async (source: Source, input: Input): Promise<Found[]> => {
  const found: Found[] = [];
  for await (const each of source.read(input)) found.push(each);
  return found;
};

/** What it finds of one kind. */
export const kindOf = <Kind extends Found['kind']>(
  found: readonly Found[],
  kind: Kind,
): Extract<Found, { kind: Kind }>[] =>
  found.filter((each): each is Extract<Found, { kind: Kind }> => each.kind === kind);
