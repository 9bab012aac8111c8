import { type HeadProps, withPrefix } from 'gatsby';
import { words } from 'site-words';
import { useSite } from '../hooks/useSite';
import { directionOf } from '../lib/direction';
import type { LanguageContext } from '../lib/spoken';
import { type CrawledPage, CrawlerHead } from './CrawlerHead';

interface PageData {
  readonly page: {
    readonly title: string;
    readonly description: string;
    readonly shareImage?: string | null;
  } | null;
}

/** Which of the pages of covers it is, where there are several. */
interface PageContext extends LanguageContext {
  readonly number?: number;
  /** The first of them before the others. */
  readonly links?: readonly ({ readonly path: string } | null)[];
}

type PageHeadProps = Pick<HeadProps<PageData, PageContext>, 'data' | 'location' | 'pageContext'> &
  CrawledPage;

/** The head of every page whose query calls its text `page`. */
export function PageHead(props: PageHeadProps) {
  const {
    data: { page },
    location: { pathname },
    pageContext: { number = 1, links: [first] = [], spoken },
    isUnknown,
  } = props;
  const { site } = useSite();
  if (!page) return null;
  const { language } = spoken ?? site;
  // Below a path, the pathname has it too.
  const address = new URL(pathname, site.siteUrl).href;
  const isHome = pathname === withPrefix('/');
  const which = number > 1 ? ` · ${words.page(number)}` : '';
  const title = page.title + which;
  const description = page.description + which;
  const isFurther = number > 1 && first && first.path !== '/';
  const above = [...(props.above ?? []), ...(isFurther ? [{ name: page.title, path: first.path }] : [])];
  return (
    <>
      <html lang={language} dir={directionOf(language)} />
      <title>{isHome ? `${site.title}: ${site.tagline}` : `${title} · ${site.title}`}</title>
      <meta name="description" content={description} />
      <meta name="author" content={site.author} />
      <link rel="icon" type="image/svg+xml" href={site.logo.publicURL ?? ''} />
      {!isUnknown && <link rel="canonical" href={address} />}
      <CrawlerHead
        {...props}
        above={above}
        title={title}
        description={description}
        shareImage={page.shareImage}
        address={address}
        isHome={isHome}
      />
    </>
  );
}
