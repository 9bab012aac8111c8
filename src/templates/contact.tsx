import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { BuiltHtml } from '../components/BuiltHtml';
import { ContactLinks } from '../components/ContactLinks';
import { Events } from '../components/Events';
import { PageHead } from '../components/PageHead';
import { PageText } from '../components/PageText';
import { eventThings } from '../lib/linkedData/things';
import { contactRoute } from '../lib/routes';

/** How to reach the author, and where. */
export default function ContactPage({
  data: { page, site, allEvent },
  pageContext: { coming },
}: PageProps<Queries.ContactPageQuery, { readonly coming: readonly string[] }>) {
  const hasCalendar = site?.shell.hasCalendar ?? false;
  return (
    <>
      {page && <PageText {...page} />}
      {site && <ContactLinks site={site} />}
      <Events events={allEvent.nodes} coming={coming} hasCalendar={hasCalendar} />
      <BuiltHtml html={site?.newsletterHtml} />
    </>
  );
}

/** With the events, as linked data. */
export function Head(props: HeadProps<Queries.ContactPageQuery>) {
  const { nodes } = props.data.allEvent;
  return <PageHead {...props} things={(site) => eventThings(site, contactRoute, nodes)} />;
}

export const query = graphql`
  query ContactPage {
    page(slug: { eq: "contact" }) {
      ...PageText
    }
    site: siteSettings {
      ...ContactLinks
      newsletterHtml(at: contact)
      shell {
        hasCalendar
      }
    }
    allEvent(sort: [{ start: DESC }, { time: DESC }, { slug: DESC }]) {
      nodes {
        ...EventItem
        timeZone
      }
    }
  }
`;
