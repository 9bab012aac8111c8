import { graphql, type PageProps } from 'gatsby';
import { ContactLinks } from '../components/ContactLinks';
import { Newsletter } from '../components/Newsletter';
import { PageText } from '../components/PageText';

export { PageHead as Head } from '../components/PageHead';

/** How to reach the author. */
export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  return (
    <>
      {data.page && <PageText {...data.page} />}
      {data.site && <ContactLinks site={data.site} />}
      {data.site && <Newsletter site={data.site} />}
    </>
  );
}

export const query = graphql`
  query ContactPage {
    page(slug: { eq: "contact" }) {
      title
      description
      shareImage
      html
    }
    site: siteSettings {
      ...ContactLinks
      ...Newsletter
    }
  }
`;
