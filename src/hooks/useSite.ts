import { graphql, useStaticQuery } from 'gatsby';

/** What the shell and the head of every page say of the site. One query, because a browser fetches each by itself. */
export const useSite = (): Queries.SiteQuery =>
  useStaticQuery<Queries.SiteQuery>(graphql`
    query Site {
      site: siteSettings {
        title
        tagline
        author
        company
        footerYear
        mail
        language
        siteUrl
        logo {
          publicURL
        }
      }
      allNavigationItem(sort: { jsonId: ASC }) {
        nodes {
          title
          link
        }
      }
      allPolicy(sort: { slug: ASC }) {
        nodes {
          title
          slug
        }
      }
    }
  `);
