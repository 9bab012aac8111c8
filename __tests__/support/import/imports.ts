import type { GotPicture } from '../../../src/import/compose';
import type { Found, FoundEntry, Source } from '../../../src/import/found';
import { prepareImport, type ImportOptions, type Prepared } from '../../../src/import/importInto';
import { keepImport } from '../../../src/import/keep';
import { rewriteMarkdown } from '../../../src/import/text/rewriteMarkdown';

export const today = '2024-06-01';

/** A post as a source has it, with other fields than these where they are given. */
export const foundPost = (key: string, more: Partial<FoundEntry> = {}): FoundEntry => ({
  kind: 'entry',
  key,
  place: { file: 'export.xml', line: 10 },
  collection: 'posts',
  slug: key,
  fields: { title: `About ${key}`, published: '2024-05-01' },
  text: { format: 'markdown', source: `These are the words about ${key}.` },
  addresses: [`/2024/05/${key}/`],
  ...more,
});

/** A source that holds these. */
export const sourceOf = (...found: readonly Found[]): Source => ({
  name: 'Test',
  fits: () => true,
  // eslint-disable-next-line @typescript-eslint/require-await -- as sources do, which read files
  read: async function* () {
    yield* found;
  },
});

const origins: Found = { kind: 'site', origins: ['https://old.example'] };

const options = (root: string, more: Partial<ImportOptions>): ImportOptions => ({
  root,
  today,
  convert: ({ source }, names) => ({
    ...rewriteMarkdown(source, names),
    firstSentences: source.split('. ')[0] ?? '',
  }),
  picture: ({ address }): Promise<GotPicture> => Promise.resolve({ why: `there is no ${address}` }),
  replace: () => Promise.resolve(new Set()),
  onProgress: () => undefined,
  ...more,
});

/** Makes an import ready, as far as nobody is asked. */
export const prepared = (
  root: string,
  found: readonly Found[],
  more: Partial<ImportOptions> = {},
): Promise<Prepared> =>
  prepareImport(sourceOf(origins, ...found), { name: 'export.xml', files: [] }, options(root, more));

/** Imports what was found. Resolves with what became of each, by key. */
export const imported = async (
  root: string,
  found: readonly Found[],
  more: Partial<ImportOptions> = {},
): Promise<Record<string, string>> => {
  const ready = await prepared(root, found, more);
  if (ready.files.length) await keepImport(root, ready, () => undefined);
  await ready.stage.remove();
  return Object.fromEntries(
    ready.outcomes.map(({ planned, state, why }) => [planned.found.key, why ? `${state}: ${why}` : state]),
  );
};
