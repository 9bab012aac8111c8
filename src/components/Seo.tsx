import { useSite } from '../hooks/useSite';

export interface SeoProps {
  readonly title: string;
  readonly description: string;
  /** The address of the page from the root of the site, '/about/'. */
  readonly pathname: string;
  readonly type?: 'website' | 'article';
  /** Whether the page stands in for any unknown address, and so has none of its own. */
  readonly isUnknown?: boolean;
}

/** What a page says of itself in its head. */
export function Seo({ title, description, pathname, type = 'website', isUnknown = false }: SeoProps) {
  const { site } = useSite();
  if (!site) return null;
  const address = `${site.siteUrl}${pathname}`;
  const fullTitle = pathname === '/' ? `${site.title}: ${site.tagline}` : `${title} · ${site.title}`;
  return (
    <>
      <html lang={site.language} />
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta name="author" content={site.author} />
      <link rel="icon" type="image/svg+xml" href={site.logo.publicURL ?? ''} />
      {!isUnknown && <link rel="canonical" href={address} />}
      <meta property="og:title" content={pathname === '/' ? site.title : title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={type} />
      {!isUnknown && <meta property="og:url" content={address} />}
      <meta property="og:site_name" content={site.title} />
    </>
  );
}
