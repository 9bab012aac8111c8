import { type HeadProps, withPrefix } from 'gatsby';
import { words } from 'site-words';
import { useSite } from '../hooks/useSite';

interface PageData {
  readonly page: { readonly title: string; readonly description: string } | null;
}

/** Of many pages of covers, which it is. */
interface PageContext {
  readonly number?: number;
}

interface PageHeadProps extends Pick<HeadProps<PageData, PageContext>, 'data' | 'location' | 'pageContext'> {
  readonly type?: 'website' | 'article';
  /** Whether the page stands in for any unknown address, and so has none of its own. */
  readonly isUnknown?: boolean;
}

/** What every page whose query calls its text `page` says of itself in its head. */
export function PageHead({
  data: { page },
  location: { pathname },
  pageContext: { number = 1 },
  type = 'website',
  isUnknown,
}: PageHeadProps) {
  const { site } = useSite();
  if (!page) return null;
  // Below a path, the pathname has it too.
  const address = new URL(pathname, site.siteUrl).href;
  const isHome = pathname === withPrefix('/');
  const which = number > 1 ? ` · ${words.page(number)}` : '';
  const title = page.title + which;
  const description = page.description + which;
  return (
    <>
      <html lang={site.language} />
      <title>{isHome ? `${site.title}: ${site.tagline}` : `${title} · ${site.title}`}</title>
      <meta name="description" content={description} />
      <meta name="author" content={site.author} />
      <link rel="icon" type="image/svg+xml" href={site.logo.publicURL ?? ''} />
      {!isUnknown && <link rel="canonical" href={address} />}
      <meta property="og:title" content={isHome ? site.title : title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={type} />
      {!isUnknown && <meta property="og:url" content={address} />}
      <meta property="og:site_name" content={site.title} />
    </>
  );
}
