import { graphql } from 'gatsby';
import { words } from 'site-words';
import * as styles from './ActivityList.module.css';
import { Facade } from './Facade';

interface ActivityListProps {
  readonly activities: readonly Queries.ActivityListFragment[];
}

/** The widgets of the fitness service, each after a click, side by side where there is room. */
export function ActivityList({ activities }: ActivityListProps) {
  return (
    activities.length > 0 && (
      <ul className={styles.list} role="list">
        {activities.map(({ jsonId, link, ...activity }) => (
          <li key={jsonId}>
            <Facade {...activity} href={link} action={words.show} sizes={`${activity.width}px`} />
          </li>
        ))}
      </ul>
    )
  );
}

export const fragment = graphql`
  fragment ActivityList on Activity {
    jsonId
    title
    embed
    link
    width
    height
    poster {
      childImageSharp {
        gatsbyImageData(width: 300, breakpoints: [300, 450, 600])
      }
    }
  }
`;
