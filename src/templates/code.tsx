import { graphql, type PageProps } from 'gatsby';
import { PageText } from '../components/PageText';
import { ProjectCard } from '../components/ProjectCard';
import { NothingYet } from '../components/Prose';

export { PageHead as Head } from '../components/PageHead';

/** The code projects. */
export default function CodePage({ data }: PageProps<Queries.CodePageQuery>) {
  return (
    <>
      {data.page && <PageText {...data.page} />}
      {data.allProject.nodes.length === 0 && <NothingYet />}
      {data.allProject.nodes.map((project) => (
        <ProjectCard key={project.jsonId} project={project} />
      ))}
    </>
  );
}

export const query = graphql`
  query CodePage {
    page(slug: { eq: "code" }) {
      ...PageText
    }
    allProject(sort: { jsonId: ASC }) {
      nodes {
        ...ProjectCard
      }
    }
  }
`;
