import { graphql, Link, type PageProps } from 'gatsby';
import { words } from 'site-words/blog';
import { BlogArchive, type BlogArchiveProps } from '../components/BlogArchive';
import { PageLinks } from '../components/PageLinks';
import { PageText } from '../components/PageText';
import { PostArticle } from '../components/PostArticle';
import { PostSummary } from '../components/PostSummary';
import { NothingYet } from '../components/Prose';
import type { ListPage } from '../lib/paging';
import { postRoute } from '../lib/routes';

export { PageHead as Head } from '../components/PageHead';

/** What `src/content/model/blogPages.ts` gives each page. */
type BlogContext = Pick<ListPage, 'number' | 'links'> & BlogArchiveProps;

/** The posts of a page of the blog, the newest first: whole, or a summary of each. */
export default function BlogPage({
  data: { page, allPost, summaries },
  pageContext: { number, links, years, hasTags },
}: PageProps<Queries.BlogPageQuery, BlogContext>) {
  return (
    <>
      {page && <PageText title={page.title} html={number === 1 ? page.html : ''} isLead />}
      {allPost.nodes.length + summaries.nodes.length === 0 && <NothingYet />}
      {allPost.nodes.map((post, index) => (
        <PostArticle key={post.slug} post={post} isFirst={index === 0}>
          <h2>
            <Link className="quiet" to={postRoute(post.slug)}>
              {post.title}
            </Link>
          </h2>
        </PostArticle>
      ))}
      {summaries.nodes.map((post) => (
        <PostSummary key={post.slug} post={post} />
      ))}
      <PageLinks number={number} links={links} title={words.olderPosts} />
      <BlogArchive years={years} hasTags={hasTags} />
    </>
  );
}

export const query = graphql`
  query BlogPage($whole: [String!]!, $summaries: [String!]!) {
    page: blogPage {
      ...PageText
    }
    allPost(filter: { slug: { in: $whole } }, sort: [{ published: DESC }, { slug: ASC }]) {
      nodes {
        slug
        ...PostArticle
      }
    }
    summaries: allPost(filter: { slug: { in: $summaries } }, sort: [{ published: DESC }, { slug: ASC }]) {
      nodes {
        ...PostSummary
      }
    }
  }
`;
