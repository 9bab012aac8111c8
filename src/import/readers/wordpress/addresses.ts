import { percentDecoded } from '../../../lib/address';
import { slugPattern } from '../../../content/model/fields';
import { slugFor } from '../../../content/model/slugFor';
import type { Item } from './item';
import { lineOfHtml } from '../../plainLine';
import { belowHome, type Channel, pathOf } from './site';

/** The name of an entry in addresses; empty where it had none. Squarespace writes the whole path. */
export const slugOf = ({ name }: Item): string => {
  const last = name.split('/').at(-1) ?? '';
  return slugPattern.test(last) ? last : slugFor(percentDecoded(last));
};

/** Where an entry stood before it was renamed: the same path with another end. */
const olderPaths = (path: string, { name, meta }: Item): string[] => {
  const end = `/${name}/`;
  if (!name || !path.endsWith(end)) return [];
  return (meta.get('_wp_old_slug') ?? []).map((older) => `${path.slice(0, -end.length)}/${older.trim()}/`);
};

/** All paths at which an entry stood at the old site, by name first. */
export const addressesOf = (item: Item, channel: Channel): string[] => {
  const { id, link, guid, type } = item;
  const path = pathOf(link, channel);
  const byNumber = belowHome(`/?${type === 'page' ? 'page_id' : 'p'}=${id}`, channel);
  const own = [path, /^\d+$/.test(id) ? byNumber : undefined, pathOf(lineOfHtml(guid), channel)];
  const paths = [...own, ...(path ? olderPaths(path, item) : [])];
  return [...new Set(paths.filter((one) => one !== undefined))];
};
