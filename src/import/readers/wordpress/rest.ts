import { show } from '../../../content/model/findings';
import type { Found, FoundFile, FoundMove } from '../../found';
import { lostAt, movedTo } from '../../given';
import { countOf } from '../../../lib/text';
import type { Item } from './item';
import { lineOfHtml } from '../../plainLine';
import { belowHome } from './site';
import type { Survey } from './survey';

/*
 * What is told beside the entries.
 */

/** A picture or another file of the old site; none where the export does not say where it is. */
export const foundFile = (item: Item, survey: Survey): FoundFile[] => {
  const { address, alt, caption } = survey.attachments.get(item.id) ?? {};
  return address ? [{ kind: 'file', address, alt, caption: caption && lineOfHtml(caption) }] : [];
};

/** The names in addresses of a category and of those above it, the topmost first. */
const branchOf = (nicename: string, categories: ReadonlyMap<string, string>): string[] => {
  const branch: string[] = [];
  for (let at: string | undefined = nicename; at && !branch.includes(at); at = categories.get(at))
    branch.unshift(at);
  return branch;
};

/** The name of an author in addresses, as WordPress makes it of the login. */
const authorSlug = (login: string): string =>
  login
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\s.]+/g, '-')
    .replaceAll(/[^a-z0-9_-]/g, '');

/** Where the categories and tags, the feeds and the authors' pages lead now. */
export const foundMoves = ({ channel, used, categories, authors, postsBy }: Survey): Found[] => {
  const move = (from: string, to: FoundMove['to']): Found => movedTo(belowHome(from, channel), to);
  const terms = [...used].flatMap(([place, tag]) => {
    const [taxonomy, nicename = ''] = place.split(' ');
    if (!nicename) return [];
    if (taxonomy === 'post_tag') return [move(`/tag/${nicename}/`, { tag })];
    return [move(`/category/${branchOf(nicename, categories).join('/')}/`, { tag })];
  });
  const feeds = ['/feed/', '/feed/atom/', '/comments/feed/'];
  return [
    ...terms,
    ...feeds.map((feed) => move(feed, { path: '/rss.xml' })),
    ...[...new Set([...authors.keys(), ...postsBy.keys()].map(authorSlug))]
      .filter(Boolean)
      .map((author) => move(`/author/${author}/`, { path: '/about/' })),
  ];
};

/** The authors, where there are several: posts are all by the author of the site here. */
export const lostAuthors = ({ postsBy, authors }: Survey, file: string): Found[] =>
  postsBy.size < 2
    ? []
    : [...postsBy].map(([login, count]) =>
        lostAt(
          { file },
          `the author ${show(authors.get(login) || lineOfHtml(login))} of ${countOf(count, 'post')}`,
          'posts name no author here: they are all by you',
        ),
      );

const whyLeft = (what: string): string => {
  if (what === 'comments') return 'this site has none';
  if (what.includes('(wp_block)')) return 'their words come in the texts that show them';
  return /trash|spam|never saved/.test(what) ? 'nobody could see them' : 'this site has nothing like them';
};

/** What stays behind by design, counted. */
export const foundLeft = ({ left }: Survey): Found[] =>
  [...left].map(([what, count]) => ({ kind: 'left', what, why: whyLeft(what), count }));
