import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHead } from '../components/PageHead';
import { PostArticle } from '../components/PostArticle';
import { TakeAlong } from '../components/TakeAlong';
import { postThings } from '../lib/linkedData/post';

/** A post at its own address. */
export default function PostPage({ data: { page } }: PageProps<Queries.PostPageQuery>) {
  return (
    page && (
      <>
        <PostArticle post={page}>
          <h1>{page.title}</h1>
        </PostArticle>
        <TakeAlong links={page.takeAlong} />
      </>
    )
  );
}

/** The head of an article. */
export function Head(props: HeadProps<Queries.PostPageQuery>) {
  return (
    <PageHead {...props} type="article" things={(site, image) => postThings(site, props.data.page, image)} />
  );
}

export const query = graphql`
  query PostPage($slug: String!) {
    page: post(slug: { eq: $slug }) {
      description
      shareImage
      slug
      takeAlong {
        ...TakeAlong
      }
      ...PostArticle
    }
  }
`;
