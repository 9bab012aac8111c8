import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHead } from '../components/PageHead';
import { PageText } from '../components/PageText';

/** What an unknown address shows. */
export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  return <>{data.page && <PageText {...data.page} />}</>;
}

/** The head of a page that is nowhere. */
export function Head(props: HeadProps<Queries.NotFoundPageQuery>) {
  return <PageHead {...props} isUnknown />;
}

export const query = graphql`
  query NotFoundPage {
    page(slug: { eq: "404" }) {
      ...PageText
    }
  }
`;
