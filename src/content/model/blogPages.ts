import { pagesOfList } from '../../lib/paging';
import { feedBelow, postRoute, postsOfYearRoute, tagRoute, tagsRoute } from '../../lib/routes';
import { coversInGrid } from './coverGroups';
import { entryIdOf } from './entryFiles';
import { languageIn, type PlacedEntry, type SiteContent } from './siteContent';
import { foundPage, type SitePage } from './sitePage';
import { slugFor } from './slugFor';
import { inLanguages } from './translations';
import { formerRoutes } from './unlisted';

type Post = PlacedEntry<'posts'>;

/** How many posts stand on a page, how many where they are titles alone, and how many tags. */
const postsPerPage = 10;
const titlesPerPage = 200;
const tagsPerPage = 300;

/** How many books stand below a post. */
const mostBooks = 6;

/** A tag, and the posts that have it, the newest first. */
export interface Tag {
  readonly name: string;
  readonly path: string;
  readonly posts: readonly Post[];
}

/** The tags of a post. Nobody may have checked them. */
const tagsIn = ({ fields }: Post): string[] => {
  const tags: unknown = fields.tags;
  return Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [];
};

/** The last part of a tag's address: by sound as that of entries, else its characters by their numbers. */
const slugOfTag = (name: string, language: string): string =>
  slugFor(name, language) ||
  Array.from(name.normalize('NFKC').matchAll(/[\p{L}\p{N}]/gu), ([letter]) =>
    letter.codePointAt(0)?.toString(16),
  ).join('-');

/** The path of the posts with a tag, on a site in a language; undefined where it has neither letter nor digit. */
export const pathOfTag = (name: string, language: string): string | undefined => {
  const slug = slugOfTag(name, language);
  return slug ? tagRoute(slug) : undefined;
};

/** The tags of these names, each with the path of its page, on a site in a language. */
export const tagLinksOf = (names: readonly string[], language: string) =>
  names.flatMap((name) => {
    const path = pathOfTag(name, language);
    return path ? [{ name, path }] : [];
  });

/** The tags of all posts. */
export const tagsOf = (content: SiteContent): Tag[] => {
  const byName = new Map<string, Post[]>();
  for (const post of content.of('posts'))
    for (const name of new Set(tagsIn(post))) {
      const tagged = byName.get(name);
      if (tagged) tagged.push(post);
      else byName.set(name, [post]);
    }
  return tagLinksOf([...byName.keys()], languageIn(content)).map((link) => ({
    ...link,
    posts: byName.get(link.name) ?? [],
  }));
};

/** The year of a post; 0 of one without a day. Nobody may have checked it. */
const yearOf = ({ fields }: Post): number => {
  const published: unknown = fields.published;
  return typeof published === 'string' ? Number(published.slice(0, 4)) || 0 : 0;
};

/** The years in which posts appeared, the last first; none where one page has room for all. */
export const yearsOfPosts = (content: SiteContent): number[] =>
  content.of('posts').length > postsPerPage ? [...new Set(content.of('posts').map(yearOf))] : [];

const slugsOf = (posts: readonly Post[]): string[] => posts.map(({ slug }) => slug);

/** The pages of a list of posts, the first at this path; `contextOf` is given the slugs of those on a page. */
const listPages = (
  template: string,
  route: string,
  posts: readonly Post[],
  contextOf: (slugs: readonly string[]) => object,
  title?: string,
  perPage = postsPerPage,
): SitePage[] =>
  pagesOfList(route, posts.length, perPage).map(({ path, number, links, skip, limit }) => ({
    path,
    template,
    title,
    context: () => ({ ...contextOf(slugsOf(posts.slice(skip, skip + limit))), number, links }),
  }));

const postPages = (content: SiteContent): SitePage[] => {
  const posts = content.of('posts');
  const books = coversInGrid('books', content).slice(0, mostBooks).map(entryIdOf);
  return posts.map((post, index) => {
    const { slug, fields } = post;
    const path = postRoute(slug);
    return {
      path,
      template: 'post',
      ...inLanguages(post, content),
      context: () => ({
        slug,
        previous: posts[index + 1]?.slug ?? '',
        next: posts[index - 1]?.slug ?? '',
        books,
        aliases: formerRoutes(post),
        lastmod: fields.published,
      }),
      finds: () => [foundPage('post', fields.title, path, { words: tagsIn(post), text: `posts/${slug}` })],
    };
  });
};

/** The tags by the alphabet, as the page of all tags shows them. */
const byAlphabet = (content: SiteContent, tags: readonly Tag[]) => {
  const { compare } = new Intl.Collator(languageIn(content), { numeric: true });
  return tags
    .map(({ name, path, posts }) => ({ name, path, count: posts.length }))
    .sort((a, b) => compare(a.name, b.name));
};

const tagPages = (content: SiteContent): SitePage[] => {
  const tags = tagsOf(content);
  if (!tags.length) return [];
  return [
    ...pagesOfList(tagsRoute, tags.length, tagsPerPage).map(({ path, number, links, skip, limit }) => ({
      path,
      template: 'tags',
      context: () => ({ tags: byAlphabet(content, tags).slice(skip, skip + limit), number, links }),
    })),
    ...tags.flatMap(({ name, path, posts }) =>
      listPages('tag', path, posts, (slugs) => ({ tag: name, feed: feedBelow(path), posts: slugs }), name),
    ),
  ];
};

const yearPages = (content: SiteContent, years: readonly number[]): SitePage[] =>
  years.flatMap((year) =>
    listPages(
      'postsOfYear',
      postsOfYearRoute(year),
      content.of('posts').filter((post) => yearOf(post) === year),
      (slugs) => ({ year, years, posts: slugs }),
      String(year),
      titlesPerPage,
    ),
  );

/** All pages of the blog: its posts ten by ten, the first at this path, each for itself, by tags and by years. */
export const blogPages = (content: SiteContent, route: string): SitePage[] => {
  const posts = content.of('posts');
  const shown = content.of('blogPage')[0]?.fields.posts;
  const isWhole = shown ? shown === 'whole' : posts.length <= postsPerPage;
  const years = yearsOfPosts(content);
  const hasTags = posts.some((post) => tagsIn(post).length);
  return [
    ...listPages('blog', route, posts, (slugs) => ({
      whole: isWhole ? slugs : [],
      summaries: isWhole ? [] : slugs,
      years,
      hasTags,
    })),
    ...postPages(content),
    ...tagPages(content),
    ...yearPages(content, years),
  ];
};
