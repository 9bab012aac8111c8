import { graphql, useStaticQuery } from 'gatsby';

/** The settings are there: the check before the build sees to it. */
interface SiteData extends Queries.SiteQuery {
  readonly site: NonNullable<Queries.SiteQuery['site']>;
}

/** What the shell and the head of every page say of the site. One query, because a browser fetches each by itself. */
export const useSite = (): SiteData =>
  useStaticQuery<SiteData>(graphql`
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
        catalogue
        profiles {
          link
        }
        identifiers {
          isfdb
          wikidata
          openLibrary
          goodreads
          libraryThing
        }
        logo {
          publicURL
        }
        footerHtml
        shell {
          menu {
            title
            link
            rel
            items {
              title
              link
              rel
            }
          }
          footer {
            title
            link
          }
          hasFeed
        }
      }
      home: page(slug: { eq: "books" }) {
        shareImage
      }
    }
  `);
