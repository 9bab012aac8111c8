import { graphql, withPrefix } from 'gatsby';

/** Links to a text as an e-book, if there are any. */
export function Downloads({ links }: { readonly links: readonly Queries.DownloadsFragment[] }) {
  return (
    links.length > 0 && (
      <ul className="links column small space-m screen-only" role="list">
        {links.map(({ words, path }) => (
          <li key={path}>
            <a href={withPrefix(path)}>{words}</a>
          </li>
        ))}
      </ul>
    )
  );
}

export const fragment = graphql`
  fragment Downloads on Download {
    words
    path
  }
`;
