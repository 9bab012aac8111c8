import { graphql } from 'gatsby';
import * as styles from './ProjectCard.module.css';

interface ProjectCardProps {
  readonly project: Queries.ProjectCardFragment;
}

/** A code project, with the way to its source and to where it runs. */
export function ProjectCard({ project: { title, description, repository, site } }: ProjectCardProps) {
  return (
    <article className={styles.project}>
      <h2>{title}</h2>
      <p>{description}</p>
      <ul className={styles.links} role="list">
        <li>
          <a href={repository}>
            Repository<span className="visually-hidden"> of {title}</span>
          </a>
        </li>
        <li>
          <a href={site}>
            Live site<span className="visually-hidden"> of {title}</span>
          </a>
        </li>
      </ul>
    </article>
  );
}

export const fragment = graphql`
  fragment ProjectCard on Project {
    title
    description
    repository
    site
  }
`;
