import type { Fields } from '../../content/write/formatEntry';
import { objectIn, objectsIn, textIn } from '../json';
import { grouped } from '../lists';
import { plainLine } from '../plainLine';

/** Ghost's internal tags begin with a number sign. */
const isInternal = ({ name, visibility }: Fields): boolean =>
  textIn(name).startsWith('#') || visibility === 'internal';

const byOrder = (one: Fields, other: Fields): number =>
  Number(one.sort_order ?? 0) - Number(other.sort_order ?? 0);

/** The tables of an export, which is `{db: [{data}]}` or `{data}`. */
export const ghostTables = (json: unknown) => {
  const root = objectIn(json);
  const [db = root] = objectsIn(root.db);
  const data = objectIn(db.data);
  const meta = new Map(objectsIn(data.posts_meta).map((each) => [textIn(each.post_id), each]));
  const tags = objectsIn(data.tags)
    .filter((tag) => !isInternal(tag))
    .map(({ id, slug, name }) => ({ id: textIn(id), slug: textIn(slug), name: plainLine(textIn(name)) }))
    .filter(({ name }) => name !== '');
  const names = new Map(tags.map(({ id, name }) => [id, name]));
  const tagged = grouped(objectsIn(data.posts_tags).toSorted(byOrder), (each) => textIn(each.post_id));
  return {
    posts: objectsIn(data.posts),
    metaOf: (post: string): Fields => meta.get(post) ?? {},
    tagsOf: (post: string): string[] =>
      (tagged.get(post) ?? []).flatMap(({ tag_id: tag }) => names.get(textIn(tag)) ?? []),
    /** Tags that readers see, by the name in their addresses. */
    tags: new Map(tags.map(({ slug, name }) => [slug, name])),
    authors: objectsIn(data.users).flatMap(({ slug }) => textIn(slug) || []),
  };
};

/** What an export of Ghost holds, with what belongs to a post found by its id. */
export type GhostTables = ReturnType<typeof ghostTables>;
