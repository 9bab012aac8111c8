import { graphql, type HeadProps, Link, type PageProps } from 'gatsby';
import { words } from 'site-words/blog';
import { BlogArchive } from '../components/BlogArchive';
import { BlogHead } from '../components/BlogHead';
import { PageLinks } from '../components/PageLinks';
import { useSite } from '../hooks/useSite';
import type { ListPage } from '../lib/paging';
import { postRoute } from '../lib/routes';

/** What `src/content/model/blogPages.ts` gives each page. */
interface YearContext extends Pick<ListPage, 'number' | 'links'> {
  readonly year: number;
  /** All years that have such pages. */
  readonly years: readonly number[];
}

/** The titles of the posts of a year, the newest first. */
export default function PostsOfYearPage({
  data: { allPost },
  pageContext: { year, years, number, links },
}: PageProps<Queries.PostsOfYearPageQuery, YearContext>) {
  return (
    <div className="column">
      <h1>{words.postsOf(year)}</h1>
      <ul className="space-s" role="list">
        {allPost.nodes.map(({ slug, title, published, publishedInWords }) => (
          <li key={slug}>
            <Link to={postRoute(slug)}>{title}</Link>{' '}
            <time className="small soft" dateTime={published}>
              {publishedInWords}
            </time>
          </li>
        ))}
      </ul>
      <PageLinks number={number} links={links} title={words.olderPosts} />
      <BlogArchive years={years} hasTags={false} />
    </div>
  );
}

/** The head of a year of the blog. */
export function Head({ data, ...props }: HeadProps<Queries.PostsOfYearPageQuery, YearContext>) {
  const { site } = useSite();
  const { year } = props.pageContext;
  return (
    <BlogHead
      {...props}
      title={words.postsOf(year)}
      description={words.postsOfDescription(site.author, year)}
      blog={data.blog}
    />
  );
}

export const query = graphql`
  query PostsOfYearPage($posts: [String!]!) {
    blog: blogPage {
      title
      shareImage
    }
    allPost(filter: { slug: { in: $posts } }, sort: [{ published: DESC }, { slug: ASC }]) {
      nodes {
        slug
        title
        published
        publishedInWords
      }
    }
  }
`;
