import { graphql, withPrefix } from 'gatsby';
import * as styles from './TakeAlong.module.css';

interface TakeAlongProps {
  readonly links: readonly Queries.TakeAlongFragment[];
}

/** The links to a text as a book for reading apps; nothing where there is none. */
export function TakeAlong({ links }: TakeAlongProps) {
  return (
    links.length > 0 && (
      <ul className={styles.links} role="list">
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
  fragment TakeAlong on Download {
    words
    path
  }
`;
