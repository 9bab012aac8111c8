import { graphql, type PageProps } from 'gatsby';
import { PageText } from '../components/PageText';

export { PageHead as Head } from '../components/PageHead';

/** A legal text of the site. */
export default function PolicyPage({ data: { page } }: PageProps<Queries.PolicyPageQuery>) {
  return (
    page && (
      <>
        <PageText title={page.title} html={page.html} />
        <p className="caps column soft space-m">
          <time dateTime={page.updated}>{page.updatedInWords}</time>
        </p>
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
