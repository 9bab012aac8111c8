import { type HeadProps, withPrefix } from 'gatsby';
import { words } from 'site-words';
import type { Thing } from 'schema-dts';
import { useSite } from '../hooks/useSite';
import { type Crumb, graphText, type LinkedSite } from '../lib/linkedData/site';
import { shareSize } from '../lib/shareSize';

interface PageData {
  readonly page: {
    readonly title: string;
    readonly description: string;
    readonly shareImage?: string | null;
  } | null;
}

/** Of many pages of covers, which it is. */
interface PageContext {
  readonly number?: number;
}

interface PageHeadProps extends Pick<HeadProps<PageData, PageContext>, 'data' | 'location' | 'pageContext'> {
  readonly type?: 'website' | 'article' | 'book';
  /** Whether the page stands in for any unknown address, and so has none of its own. */
  readonly isUnknown?: boolean;
  /** What the page is about, in linked data; `image` is the address of the picture by which it is shared. */
  readonly things?: (site: LinkedSite, image: string) => readonly Thing[];
  /** The page that it lies below, beside the home page. */
  readonly above?: Crumb;
}

/** What every page whose query calls its text `page` says of itself in its head. */
export function PageHead({
  data: { page },
  location: { pathname },
  pageContext: { number = 1 },
  type = 'website',
  isUnknown,
  things = () => [],
  above,
}: PageHeadProps) {
  const { site, home } = useSite();
  if (!page) return null;
  // Below a path, the pathname has it too.
  const address = new URL(pathname, site.siteUrl).href;
  const isHome = pathname === withPrefix('/');
  const which = number > 1 ? ` · ${words.page(number)}` : '';
  const title = page.title + which;
  const description = page.description + which;
  const image = site.siteUrl + (page.shareImage ?? home?.shareImage ?? '');
  const path = address.slice(site.siteUrl.length);
  const crumbs = [{ name: site.title, path: '/' }, above ?? [], isHome ? [] : { name: title, path }].flat();
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
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={String(shareSize.width)} />
      <meta property="og:image:height" content={String(shareSize.height)} />
      <meta
        property="og:image:alt"
        content={isHome ? `${site.title}: ${site.tagline}` : `${title}, ${site.author}`}
      />
      <meta name="twitter:card" content="summary_large_image" />
      {!isUnknown && (
        <script type="application/ld+json">{graphText(site, crumbs, things(site, image))}</script>
      )}
    </>
  );
}
