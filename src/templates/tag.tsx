import { graphql, type HeadProps, Link, type PageProps } from 'gatsby';
import { words } from 'site-words/blog';
import { BlogHead } from '../components/BlogHead';
import { FeedLink } from '../components/FeedLink';
import { PageLinks } from '../components/PageLinks';
import { PostSummary } from '../components/PostSummary';
import { useSite } from '../hooks/useSite';
import type { ListPage } from '../lib/paging';
import { tagsRoute } from '../lib/routes';

/** What `src/content/model/blogPages.ts` gives each page. */
interface TagContext extends Pick<ListPage, 'number' | 'links'> {
  readonly tag: string;
  /** The path of its feed. */
  readonly feed: string;
}

/** The posts with a tag, the newest first. */
export default function TagPage({
  data: { allPost },
  pageContext: { tag, feed, number, links },
}: PageProps<Queries.TagPageQuery, TagContext>) {
  return (
    <>
      <h1 className="centred">{words.postsOn(tag)}</h1>
      {allPost.nodes.map((post) => (
        <PostSummary key={post.slug} post={post} />
      ))}
      <PageLinks number={number} links={links} title={words.olderPosts} />
      <FeedLink path={feed} type="application/rss+xml" title={words.follow} />
      <p className="column small screen-only">
        <Link to={tagsRoute}>{words.allTags}</Link>
      </p>
    </>
  );
}

/** The head of a tag. */
export function Head({ data, ...props }: HeadProps<Queries.TagPageQuery, TagContext>) {
  const { site } = useSite();
  const { tag, feed } = props.pageContext;
  const title = words.postsOn(tag);
  return (
    <BlogHead
      {...props}
      title={title}
      description={words.postsOnDescription(site.author, tag)}
      blog={data.blog}
      feed={{ title, path: feed }}
      above={[{ name: words.tags, path: tagsRoute }]}
    />
  );
}

export const query = graphql`
  query TagPage($posts: [String!]!) {
    blog: blogPage {
      title
      shareImage
    }
    allPost(filter: { slug: { in: $posts } }, sort: [{ published: DESC }, { slug: ASC }]) {
      nodes {
        ...PostSummary
      }
    }
  }
`;
