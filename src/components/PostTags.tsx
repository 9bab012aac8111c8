import { graphql, Link } from 'gatsby';
import { words } from 'site-words/blog';

/** What a post is about, each with the way to all that is said of it. */
export function PostTags({ post: { tagLinks } }: { readonly post: Queries.PostTagsFragment }) {
  return (
    tagLinks.length > 0 && (
      <ul className="row caps small space-m screen-only" aria-label={words.tags} role="list">
        {tagLinks.map(({ name, path }) => (
          <li key={path}>
            <Link className="plain" to={path} rel="tag">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    )
  );
}

export const fragment = graphql`
  fragment PostTags on Post {
    tagLinks {
      name
      path
    }
  }
`;
