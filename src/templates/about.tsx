import { graphql, type PageProps } from 'gatsby';
import { Biography } from '../components/Biography';
import { PageText } from '../components/PageText';
import { Portrait } from '../components/Portrait';

export { PageHead as Head } from '../components/PageHead';

/** Who the author is, with a photo. */
export default function AboutPage({ data: { page } }: PageProps<Queries.AboutPageQuery>) {
  return (
    page && (
      <Biography portrait={<Portrait photo={page.photo} alt={page.photoAlt} />}>
        <PageText title={page.title} html={page.html} />
      </Biography>
    )
  );
}

export const query = graphql`
  query AboutPage {
    page: aboutPage {
      title
      description
      shareImage
      html
      photoAlt
      photo {
        ...Portrait
      }
    }
  }
`;
