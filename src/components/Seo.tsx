import { graphql, useStaticQuery } from 'gatsby';

interface SeoProps {
  readonly title: string;
  readonly description: string;
  /** The address of the page from the root of the site, '/about/'. */
  readonly pathname: string;
  readonly type?: 'website' | 'article';
}

/** What a page says of itself in its head. */
export function Seo({ title, description, pathname, type = 'website' }: SeoProps) {
  const { site } = useStaticQuery<Queries.SeoQuery>(graphql`
    query Seo {
      site: siteSettings {
        title
        tagline
        author
        language
        siteUrl
        logo {
          publicURL
        }
      }
    }
  `);
  if (!site) return null;
  const fullTitle = pathname === '/' ? `${site.title}: ${site.tagline}` : `${title} · ${site.title}`;
  return (
    <>
      <html lang={site.language} />
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta name="author" content={site.author} />
      <link rel="icon" type="image/svg+xml" href={site.logo.publicURL ?? ''} />
      <link rel="canonical" href={`${site.siteUrl}${pathname}`} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={`${site.siteUrl}${pathname}`} />
      <meta property="og:site_name" content={site.title} />
    </>
  );
}
