import { withPrefix } from 'gatsby';
import type { Thing } from 'schema-dts';
import { useSite } from '../hooks/useSite';
import { crawlerMark, ofEveryPage, shareSize } from '../lib/crawlers';
import { type Crumb, graphText, type LinkedSite } from '../lib/linkedData/site';
import { jsonFeedPath, rssPath } from '../lib/routes';
import type { LanguageContext, Languages } from '../lib/spoken';

/** A page's tags for share cards, and its linked data. */
export interface CrawledPage {
  readonly type?: 'website' | 'article' | 'book';
  /** Whether the page stands in for any unknown address, and so has none of its own. */
  readonly isUnknown?: boolean;
  /** Whether only those know of the page who were told. */
  readonly isUnlisted?: boolean;
  /** What the page is about, in linked data; `image` is the address of the picture by which it is shared. */
  readonly things?: (site: LinkedSite, image: string) => readonly Thing[];
  /** The pages that it lies below, beside the home page. */
  readonly above?: readonly Crumb[];
  /** A feed of what it lists. */
  readonly feed?: { readonly title: string; readonly path: string } | undefined;
}

interface CrawlerHeadProps extends CrawledPage {
  readonly title: string;
  readonly description: string;
  readonly shareImage: string | null | undefined;
  /** The page's whole address. */
  readonly address: string;
  readonly isHome: boolean;
  readonly pageContext: LanguageContext;
}

/** The feeds, by what they are. */
const feeds = { 'application/rss+xml': rssPath, 'application/feed+json': jsonFeedPath };

/** Where the site can be followed, said on every page: feed readers are given any of them. */
function FeedLinks() {
  const { site } = useSite();
  if (!site.shell.hasFeed) return null;
  const mark = { [crawlerMark]: ofEveryPage };
  return Object.entries(feeds).map(([type, path]) => (
    <link key={type} rel="alternate" type={type} title={site.title} href={withPrefix(path)} {...mark} />
  ));
}

/** Where the page is in each of its languages, itself among them; who reads none of these gets the original. */
function Alternates({ versions }: Languages) {
  const { site } = useSite();
  const mark = { [crawlerMark]: '' };
  const original = versions.slice(0, 1).map(({ path }) => ({ language: 'x-default', path }));
  return [...versions, ...original].map(({ language, path }) => (
    <link key={language} rel="alternate" hrefLang={language} href={site.siteUrl + path} {...mark} />
  ));
}

/** What no visitor's browser looks at: cards for shared links, linked data. The scripts have noCrawlerHead.ts instead. */
export function CrawlerHead({
  title,
  description,
  shareImage,
  address,
  isHome,
  type = 'website',
  isUnknown,
  isUnlisted,
  things = () => [],
  above = [],
  feed,
  pageContext: { languages },
}: CrawlerHeadProps) {
  const { site, home } = useSite();
  const image = site.siteUrl + (shareImage ?? home?.shareImage ?? '');
  const path = address.slice(site.siteUrl.length);
  const crumbs = [{ name: site.title, path: '/' }, ...above, isHome ? [] : { name: title, path }].flat();
  const card = {
    'og:title': isHome ? site.title : title,
    'og:description': description,
    'og:type': type,
    ...(!isUnknown && { 'og:url': address }),
    'og:site_name': site.title,
    'og:image': image,
    'og:image:width': shareSize.width,
    'og:image:height': shareSize.height,
    'og:image:alt': isHome ? `${site.title}: ${site.tagline}` : `${title}, ${site.author}`,
  };
  const mark = { [crawlerMark]: '' };
  const isHidden = isUnknown ?? isUnlisted;
  return (
    <>
      {Object.entries(card).map(([property, content]) => (
        <meta key={property} property={property} content={String(content)} {...mark} />
      ))}
      {site.catalogue && (
        <link
          rel="alternate"
          type="application/atom+xml;profile=opds-catalog;kind=acquisition"
          href={withPrefix(site.catalogue)}
          {...mark}
        />
      )}
      {isHidden && <meta name="robots" content="noindex" {...mark} />}
      <meta name="twitter:card" content="summary_large_image" {...mark} />
      {languages && <Alternates {...languages} />}
      {feed && (
        <link
          rel="alternate"
          type="application/rss+xml"
          title={feed.title}
          href={withPrefix(feed.path)}
          {...mark}
        />
      )}
      <FeedLinks />
      {/* Networks look here whether the site that a profile names is that of the same person. */}
      {isHome && site.profiles?.map(({ link }) => <link key={link} rel="me" href={link} {...mark} />)}
      {!isHidden && (
        <script type="application/ld+json" {...mark}>
          {graphText(site, crumbs, things(site, image))}
        </script>
      )}
    </>
  );
}
