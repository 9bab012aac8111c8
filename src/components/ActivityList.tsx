import { ActivityWidget } from './ActivityWidget';
import * as styles from './ActivityList.module.css';

interface ActivityListProps {
  readonly activities: readonly (Queries.ActivityWidgetFragment & { readonly jsonId: number })[];
}

/** The widgets of the fitness service, side by side where there is room. */
export function ActivityList({ activities }: ActivityListProps) {
  if (activities.length === 0) return null;
  return (
    <ul className={styles.list} role="list">
      {activities.map((activity) => (
        <li key={activity.jsonId}>
          <ActivityWidget activity={activity} />
        </li>
      ))}
    </ul>
  );
}
