import type { Fields } from '../../content/write/formatEntry';
import { objectIn, objectsIn, textIn } from '../json';
import { plainLine } from '../plainLine';

/** What an export of Ghost holds, with what belongs to a post found by its id. */
export interface GhostTables {
  readonly posts: readonly Fields[];
  readonly metaOf: (post: string) => Fields;
  readonly tagsOf: (post: string) => readonly string[];
  /** Tags that readers see, by the name in their addresses. */
  readonly tags: ReadonlyMap<string, string>;
  readonly authors: readonly string[];
}

/** Ghost's internal tags begin with a number sign. */
const isInternal = ({ name, visibility }: Fields): boolean =>
  textIn(name).startsWith('#') || visibility === 'internal';

const byOrder = (one: Fields, other: Fields): number =>
  Number(one.sort_order ?? 0) - Number(other.sort_order ?? 0);

/** The tables of an export, which is `{db: [{data}]}` or `{data}`. */
export const ghostTables = (json: unknown): GhostTables => {
  const root = objectIn(json);
  const [db = root] = objectsIn(root.db);
  const data = objectIn(db.data);
  const meta = new Map(objectsIn(data.posts_meta).map((each) => [textIn(each.post_id), each]));
  const tags = objectsIn(data.tags).filter((tag) => !isInternal(tag) && plainLine(textIn(tag.name)) !== '');
  const names = new Map(tags.map(({ id, name }) => [textIn(id), plainLine(textIn(name))]));
  const tagged = new Map<string, string[]>();
  for (const { post_id: post, tag_id: tag } of objectsIn(data.posts_tags).toSorted(byOrder)) {
    const name = names.get(textIn(tag));
    if (name !== undefined) tagged.set(textIn(post), [...(tagged.get(textIn(post)) ?? []), name]);
  }
  return {
    posts: objectsIn(data.posts),
    metaOf: (post) => meta.get(post) ?? {},
    tagsOf: (post) => tagged.get(post) ?? [],
    tags: new Map(tags.map(({ slug, name }) => [textIn(slug), plainLine(textIn(name))])),
    authors: objectsIn(data.users).flatMap(({ slug }) => textIn(slug) || []),
  };
};
