import type { FoundMove, Input, InputFile, Source } from '../found';
import { movedTo } from '../given';
import { ghostPost } from '../ghost/ghostPost';
import { ghostTables, type GhostTables } from '../ghost/ghostTables';
import { jsonIn } from '../json';

const isGhost = ({ path, head }: InputFile): boolean =>
  /\.json$/i.test(path) &&
  (/^\s*\{\s*"db"\s*:\s*\[/.test(head) ||
    (/^\s*\{\s*"(meta|data)"\s*:\s*\{/.test(head) && /"(exported_on|posts)"\s*:/.test(head)));

const exportsIn = ({ files }: Input): InputFile[] => files.filter(isGhost);

const movesOf = ({ posts, tags, tagsOf, authors }: GhostTables): FoundMove[] => {
  const used = new Set(posts.flatMap(({ id }) => tagsOf(String(id))));
  return [
    ...[...tags].filter(([, tag]) => used.has(tag)).map(([slug, tag]) => movedTo(`/tag/${slug}/`, { tag })),
    ...authors.map((slug) => movedTo(`/author/${slug}/`, { path: '/about/' })),
    movedTo('/rss/', { path: '/rss.xml' }),
  ];
};

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
      for (const post of tables.posts) yield* ghostPost(post, tables, file.path);
      yield* movesOf(tables);
    }
  },
};
