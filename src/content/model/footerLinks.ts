import { mailLink } from '../../lib/address';
import { currentEvents } from '../../lib/events';
import { pressKitRoute } from '../../lib/pressKitRoutes';
import { fillPress } from '../../lib/press';
import { retailerName } from '../../lib/retailers';
import {
  allSeriesRoute,
  bibliographyRoute,
  calendarPath,
  contactRoute,
  rssPath,
  topRoute,
} from '../../lib/routes';
import { searchRoute } from '../../lib/searchRoutes';
import { currentCovers, daysOf } from './coverPages';
import { type FooterPart, footerParts } from './footerParts';
import { ownPagesAt, routeOfOwnPage } from './ownPages';
import { pagesOn } from './pages';
import { pagesOf, shownIn, switchesIn } from './pagesOf';
import type { SiteSettings } from './schema';
import { settingsIn, type SiteContent } from './siteContent';
import type { SitePage } from './sitePage';

/** A link by its words, or by that of the site's own words which it says. */
export interface WordedLink {
  readonly title?: string | undefined;
  readonly word?: Exclude<FooterPart, 'policies' | 'pages'>;
  readonly link: string;
}

/** Whether the feeds have or will have items: readers hear of an announced book on its day. */
export const hasFeed = (content: SiteContent): boolean => {
  const { posts, stories, covers, soundtracks } = shownIn(content);
  return (
    posts.length > 0 ||
    stories.some(({ fields }) => fields.online !== undefined) ||
    covers.some((cover) => daysOf(cover).length) ||
    soundtracks.some(({ fields }) => fields.published !== undefined)
  );
};

/** Whether the calendar has items: what is to come, or was of late. */
const hasCalendar = (content: SiteContent): boolean => {
  const { covers, events } = shownIn(content);
  const days = events.map(({ fields: { start, end } }) => ({ start, end: end ?? null }));
  return currentCovers(covers, content.today).length > 0 || currentEvents(days, content.today).length > 0;
};

const newsletterPath = (content: SiteContent): string | undefined => {
  const newsletter = settingsIn(content)?.newsletter;
  const isOnPage = pagesOn(switchesIn(content)).includes('contact');
  // In the footer, it stands beside its links.
  if (newsletter?.inFooter) return undefined;
  // A form needs the page; a link does without.
  return newsletter && (isOnPage ? `${contactRoute}#newsletter` : newsletter.link);
};

type FooterLinks = Readonly<Record<FooterPart, readonly WordedLink[]>>;

/** What each part of the footer is, where it is there. */
export const partsOf = (content: SiteContent, pages: readonly SitePage[]): FooterLinks => {
  const paths = new Set(pages.map(({ path }) => path));
  const one = (word: NonNullable<WordedLink['word']>, link: string | undefined) =>
    link ? [{ word, link }] : [];
  const page = (word: NonNullable<WordedLink['word']>, path: string) =>
    one(word, paths.has(path) ? path : undefined);
  return {
    mail: one('mail', mailLink(settingsIn(content)?.mail ?? '')),
    policies: content
      .of('policies')
      .toSorted((a, b) => (a.slug < b.slug ? -1 : 1))
      .map(({ slug, fields: { title } }) => ({ title, link: topRoute(slug) })),
    pages: ownPagesAt('footer', content).map((own) => ({
      title: own.fields.title,
      link: routeOfOwnPage(own),
    })),
    bibliography: page('bibliography', bibliographyRoute),
    series: page('series', allSeriesRoute),
    search: page('search', searchRoute),
    newsletter: one('newsletter', newsletterPath(content)),
    pressKit: page('pressKit', pressKitRoute),
    feed: one('feed', hasFeed(content) ? rssPath : undefined),
    calendar: one('calendar', hasCalendar(content) ? calendarPath : undefined),
  };
};

/** Where a link of the author's leads, as a list: to a page that the site has not, it leads nowhere. */
export const addressOf = (link: string, content: SiteContent, pages: readonly SitePage[]): string[] => {
  const address = fillPress(link, settingsIn(content)?.press, 'slug');
  return !address.startsWith('/') || pages.some(({ path }) => path === address) ? [address] : [];
};

/** The title of the page at an address, or the name of another site; undefined where only the words of the site have one. */
const titleOf = (address: string, pages: readonly SitePage[]): string | undefined => {
  if (!address.startsWith('/')) return retailerName(address);
  const found = pages.flatMap(({ finds }) => finds?.() ?? []).find(({ pagePath }) => pagePath === address);
  return found?.title || pages.find(({ path }) => path === address)?.title;
};

/** The links of the footer, in the author's order, or in its own, to what is there of these pages and beside them. */
export const footerLinksOf = (
  content: SiteContent,
  pages: readonly SitePage[] = pagesOf(content),
  parts: FooterLinks = partsOf(content, pages),
): WordedLink[] => {
  const chosen: NonNullable<SiteSettings['footer']> =
    settingsIn(content)?.footer ?? footerParts.map((part) => ({ part }));
  const known = Object.values(parts).flat();
  return chosen.flatMap(({ part, link, title }): readonly WordedLink[] => {
    if (!link) return part ? parts[part] : [];
    return addressOf(link, content, pages).map((address) => ({
      ...known.find((one) => one.link === address),
      title: title ?? titleOf(address, pages),
      link: address,
    }));
  });
};
