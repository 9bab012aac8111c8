import type { FoundEntry, Input, Source } from '../import/found';
import type { Ask } from './terminal';

const none = '-';

/** What a catalogue says of a book besides its title, in a line. */
const saidOf = ({ fields }: FoundEntry): string => {
  const editions = (fields['editions'] ?? []) as readonly Readonly<Record<string, unknown>>[];
  return editions
    .map(({ format, publisher, released, isbn }) =>
      [format, publisher, released, isbn].filter((value) => typeof value === 'string').join(', '),
    )
    .join('; ');
};

/** Asks of each book that a source proposes whether it is to come, and under which title. Resolves with the source of those. */
export const askProposals = async (ask: Ask, input: Input, source: Source): Promise<Source> => {
  const titles = new Map<string, string>();
  for await (const found of source.read(input)) {
    if (found.kind !== 'entry' || found.collection === 'series') continue;
    const title = String(found.fields['title']);
    const answer = await ask(`\n${saidOf(found)}\nTitle (Enter for ${title}, ${none} to leave it out): `);
    titles.set(found.key, answer.trim() || title);
  }
  return {
    ...source,
    read: async function* (again) {
      for await (const found of source.read(again)) {
        const title = found.kind === 'entry' ? titles.get(found.key) : undefined;
        if (title === none) continue;
        yield found.kind === 'entry' && title !== undefined
          ? { ...found, fields: { ...found.fields, title } }
          : found;
      }
    },
  };
};
