import { graphql, type PageProps } from 'gatsby';
import { PageText } from '../components/PageText';

export { PageHead as Head } from '../components/PageHead';

/** What an unknown address shows. */
export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  return <>{data.page && <PageText {...data.page} />}</>;
}

export const query = graphql`
  query NotFoundPage {
    page(slug: { eq: "404" }) {
      title
      description
      html
    }
  }
`;
