import { graphql, type PageProps } from 'gatsby';
import { PostArticle } from '../components/PostArticle';

export { PageHead as Head } from '../components/PageHead';

/** A post at its own address. */
export default function PostPage({ data: { page, site } }: PageProps<Queries.PostPageQuery>) {
  return (
    page && (
      <PostArticle post={page} language={site?.language ?? 'en'}>
        <h1>{page.title}</h1>
      </PostArticle>
    )
  );
}

export const query = graphql`
  query PostPage($slug: String!) {
    page: post(slug: { eq: $slug }) {
      description
      ...PostArticle
    }
    site: siteSettings {
      language
    }
  }
`;
