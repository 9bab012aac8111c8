import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { BuiltHtml } from '../components/BuiltHtml';
import { PageHead } from '../components/PageHead';
import { PostArticle } from '../components/PostArticle';
import { Downloads } from '../components/Downloads';
import { postThings } from '../lib/linkedData/things';
import { blogRoute } from '../lib/routes';

/** A post at its own address. */
export default function PostPage({ data: { page, site } }: PageProps<Queries.PostPageQuery>) {
  return (
    page && (
      <>
        <PostArticle post={page}>
          <h1>{page.title}</h1>
        </PostArticle>
        <Downloads links={page.downloads} />
        <BuiltHtml html={site?.newsletterHtml} />
      </>
    )
  );
}

/** The head of an article. */
export function Head(props: HeadProps<Queries.PostPageQuery>) {
  const { page, blog } = props.data;
  return (
    <PageHead
      {...props}
      type="article"
      {...(blog && { above: { name: blog.title, path: blogRoute } })}
      things={(site, image) => postThings(site, page, image)}
    />
  );
}

export const query = graphql`
  query PostPage($slug: String!) {
    page: post(slug: { eq: $slug }) {
      description
      shareImage
      slug
      downloads {
        ...Downloads
      }
      ...PostArticle
    }
    site: siteSettings {
      newsletterHtml(at: post)
    }
    blog: page(slug: { eq: "blog" }) {
      title
    }
  }
`;
