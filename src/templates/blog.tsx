import { graphql, Link, type PageProps } from 'gatsby';
import { PageText } from '../components/PageText';
import { PostArticle } from '../components/PostArticle';
import { NothingYet } from '../components/Prose';
import { postRoute } from '../lib/routes';

export { PageHead as Head } from '../components/PageHead';

/** All posts in full, the newest first. */
export default function BlogPage({ data }: PageProps<Queries.BlogPageQuery>) {
  return (
    <>
      {data.page && <PageText {...data.page} isLead />}
      {data.allPost.nodes.length === 0 && <NothingYet />}
      {data.allPost.nodes.map((post) => (
        <PostArticle key={post.slug} post={post}>
          <h2>
            <Link className="quiet" to={postRoute(post.slug)}>
              {post.title}
            </Link>
          </h2>
        </PostArticle>
      ))}
    </>
  );
}

export const query = graphql`
  query BlogPage {
    page(slug: { eq: "blog" }) {
      title
      description
      shareImage
      html
    }
    allPost(sort: [{ published: DESC }, { title: ASC }]) {
      nodes {
        slug
        ...PostArticle
      }
    }
  }
`;
