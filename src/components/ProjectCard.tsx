import { graphql } from 'gatsby';
import { words } from 'site-words';

/** A code project, with the way to its source and to where it runs. */
export function ProjectCard({ project }: { readonly project: Queries.ProjectCardFragment }) {
  const { title, description, repository, site } = project;
  return (
    <article className="ruled column space-m whole">
      <h2>{title}</h2>
      <p>{description}</p>
      <ul className="links caps" role="list">
        {[
          [repository, words.repository],
          [site, words.liveSite],
        ].map(([link, text]) => (
          <li key={text}>
            <a href={link}>
              {text}
              <span className="visually-hidden"> {words.of(title)}</span>
            </a>
          </li>
        ))}
      </ul>
    </article>
  );
}

export const fragment = graphql`
  fragment ProjectCard on Project {
    jsonId
    title
    description
    repository
    site
  }
`;
