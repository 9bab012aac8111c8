import { graphql } from 'gatsby';
import { words } from 'site-words/blog';

/** When a post appeared, and how long it takes to read. */
export function PostByline({ post }: { readonly post: Queries.PostBylineFragment }) {
  return (
    <p className="caps soft">
      <time dateTime={post.published}>{post.publishedInWords}</time>
      {` · ${words.minutesToRead(post.minutesToRead)}`}
    </p>
  );
}

export const fragment = graphql`
  fragment PostByline on Post {
    published
    publishedInWords
    minutesToRead
  }
`;
