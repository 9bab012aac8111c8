import type { FoundMove, Input, InputFile, Source } from '../found';
import { ghostPost } from '../ghost/ghostPost';
import { ghostTables, type GhostTables } from '../ghost/ghostTables';
import { jsonIn } from '../json';

const isGhost = ({ path, head }: InputFile): boolean =>
  /\.json$/i.test(path) &&
  (/^\s*\{\s*"db"\s*:\s*\[/.test(head) ||
    (/^\s*\{\s*"(meta|data)"\s*:\s*\{/.test(head) && /"(exported_on|posts)"\s*:/.test(head)));

const exportsIn = ({ files }: Input): InputFile[] => files.filter(isGhost);

const movesOf = (file: string, { tags, authors }: GhostTables): FoundMove[] =>
  [
    ...[...tags].map(([slug, tag]) => ({ from: `/tag/${slug}/`, to: { tag } })),
    ...authors.map((slug) => ({ from: `/author/${slug}/`, to: { path: '/about/' } })),
    { from: '/rss/', to: { path: '/rss.xml' } },
  ].map((move) => ({ kind: 'move', place: { file }, ...move }));

/**
 * Ghost's export in JSON, alone or beside its pictures. Addresses are those that Ghost gives of itself: it does not export
 * the routes that somebody has set up.
 */
export const ghost: Source = {
  name: 'Ghost',
  fits: (input) => exportsIn(input).length > 0,
  read: async function* (input) {
    for (const file of exportsIn(input)) {
      const tables = ghostTables(await jsonIn(file));
      yield { kind: 'site', origins: [], title: tables.title || undefined };
      for (const post of tables.posts) yield* ghostPost(post, tables, file.path);
      const isUsed = new Set(tables.posts.flatMap(({ id }) => tables.tagsOf(String(id))));
      const tags = new Map([...tables.tags].filter(([, name]) => isUsed.has(name)));
      yield* movesOf(file.path, { ...tables, tags });
    }
  },
};
