import { graphql, type PageProps } from 'gatsby';
import { PageText } from '../components/PageText';

export { PageHead as Head } from '../components/PageHead';

/** The small press, at the address that `data/site.json` gives it. */
export default function PressPage({ data: { page } }: PageProps<Queries.PressPageQuery>) {
  return page && <PageText {...page} />;
}

export const query = graphql`
  query PressPage {
    page(slug: { eq: "press" }) {
      ...PageText
    }
  }
`;
