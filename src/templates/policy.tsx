import { graphql, type PageProps } from 'gatsby';
import { PageText } from '../components/PageText';
import { Published } from '../components/Published';

export { PageHead as Head } from '../components/PageHead';

/** A legal text of the site. */
export default function PolicyPage({ data: { page } }: PageProps<Queries.PolicyPageQuery>) {
  return (
    page && (
      <>
        <PageText title={page.title} html={page.html} />
        <Published date={page.updated} inWords={page.updatedInWords} />
      </>
    )
  );
}

export const query = graphql`
  query PolicyPage($slug: String!) {
    page: policy(slug: { eq: $slug }) {
      title
      description
      shareImage
      html
      updated
      updatedInWords
    }
  }
`;
