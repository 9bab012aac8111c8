import { graphql } from 'gatsby';
import { words } from 'site-words';
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
            {words.repository}
            <span className="visually-hidden"> {words.of(title)}</span>
          </a>
        </li>
        <li>
          <a href={site}>
            {words.liveSite}
            <span className="visually-hidden"> {words.of(title)}</span>
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
