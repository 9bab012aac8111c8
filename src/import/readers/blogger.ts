import { bloggerEntry, bloggerKind, isDeleted } from '../blogger/bloggerEntry';
import { atomLinks } from '../feeds/atom';
import type { Found, FoundMove, Input, InputFile, Source } from '../found';
import { leftOf, lostAt, movedTo } from '../given';
import { originOf } from '../oldAddress';
import { rootName } from '../rootName';
import { xmlElements, type XmlElement } from '../xml';

/** Whether the beginning of a file is that of a blog of Blogger. */
export const isBlogger = (head: string): boolean =>
  rootName(head) === 'feed' &&
  /tag:blogger\.com,1999:|schemas\.google\.com\/blogger\//.test(head.split('<entry')[0] ?? '');

const blogs = ({ files }: Input): InputFile[] =>
  files.filter(({ path, head }) => /\.(atom|xml)$/i.test(path) && isBlogger(head));

const wanted = /^feed\/(link|entry)$/;

const linksIn = (element: XmlElement): string[] => {
  const entry = element.name === 'link' ? { ...element, children: [element] } : element;
  return atomLinks(entry, 'alternate').flatMap((link) => originOf(link) ?? []);
};

const postLink = /(https?:\/\/[\w.-]{1,200})(\/(?:\d{4}\/\d{2}|p)\/[\w%.-]{1,300}\.html)/g;

/** Where else readers come: the feed under its names, and the pages of labels. */
const movesOf = (labels: Iterable<string>): FoundMove[] => [
  ...['/feeds/posts/default', '/feeds/posts/default?alt=rss', '/atom.xml'].map((from) =>
    movedTo(from, { path: '/rss.xml' }),
  ),
  ...Array.from(labels, (tag) => movedTo(`/search/label/${encodeURIComponent(tag)}`, { tag })),
];

const onlyNewest = ({ path }: InputFile): Found =>
  lostAt(
    { file: path },
    'older posts',
    'this is the feed of a blog and has only the newest posts: Settings → Back up content at Blogger has all',
  );

async function* readBlog(file: InputFile): AsyncGenerator<Found> {
  const counts: Record<'comment' | 'deleted' | 'other', number> = { comment: 0, deleted: 0, other: 0 };
  const origins = new Set<string>();
  const links = new Map<string, Set<string>>();
  const paths = new Set<string>();
  const labels = new Set<string>();
  let isFeed = false;
  for await (const element of xmlElements(file, (path) => wanted.test(path.join('/')))) {
    linksIn(element).forEach((origin) => origins.add(origin));
    if (element.name !== 'entry') continue;
    const kind = bloggerKind(element);
    if (kind === 'comment') counts.comment += 1;
    else if (!['', 'post', 'page'].includes(kind)) counts.other += 1;
    else if (isDeleted(element)) counts.deleted += 1;
    else {
      if (kind === '' && !isFeed) yield onlyNewest(file);
      isFeed ||= kind === '';
      const entry = bloggerEntry(element, file.path);
      if (Array.isArray(entry.fields.tags)) entry.fields.tags.forEach((tag) => labels.add(String(tag)));
      for (const path of entry.addresses ?? []) paths.add(path);
      for (const [, origin = '', path = ''] of entry.text?.source.matchAll(postLink) ?? [])
        links.set(origin, (links.get(origin) ?? new Set()).add(path));
      yield entry;
    }
  }
  // Takeout does not say where the blog was: where its texts lead to posts of it.
  for (const [origin, all] of links) if ([...all].some((path) => paths.has(path))) origins.add(origin);
  yield { kind: 'site', origins: [...origins] };
  yield* movesOf(labels);
  yield* leftOf(counts.comment, 'comments', 'this site has none');
  yield* leftOf(counts.deleted, 'deleted posts', 'you have deleted them at Blogger');
  yield* leftOf(counts.other, 'settings and templates', 'they are for Blogger alone');
}

/** Blogger's Atom: what its settings back up, and the `feed.atom` of each blog that Google Takeout has. */
export const blogger: Source = {
  name: 'Blogger',
  fits: (input) => blogs(input).length > 0,
  read: async function* (input) {
    for (const file of blogs(input)) yield* readBlog(file);
  },
};
