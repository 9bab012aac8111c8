import { type Item, termsIn } from './item';
import { lineOfHtml } from '../../plainLine';

/** The categories and tags of a post as tags of this site, without the category of those that have none. */
export const tagNames = (item: Item): { readonly place: string; readonly name: string }[] =>
  ['category', 'post_tag']
    .flatMap((taxonomy) => termsIn(item, taxonomy))
    .filter(({ nicename, name }) => nicename !== 'uncategorized' && !/^\s*uncategorized\s*$/i.test(name))
    .map(({ taxonomy, nicename, name }) => ({ place: `${taxonomy} ${nicename}`, name: lineOfHtml(name) }));
