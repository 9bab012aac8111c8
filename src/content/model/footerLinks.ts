import { currentEvents } from '../../lib/events';
import { pressKitRoute } from '../../lib/pressKitRoutes';
import { allSeriesRoute, calendarPath, contactRoute, rssPath } from '../../lib/routes';
import { searchRoute } from '../../lib/searchRoutes';
import { currentCovers, daysOf } from './coverPages';
import { pagesOn } from './pages';
import { pagesOf, shownIn, switchesIn } from './pagesOf';
import type { SiteContent } from './siteContent';

/** Whether there is anything to follow. A book that is announced is: readers hear of it on its day. */
export const hasFeed = (content: SiteContent): boolean => {
  const { posts, covers, soundtracks } = shownIn(content);
  return (
    posts.length > 0 ||
    covers.some((cover) => daysOf(cover).length) ||
    soundtracks.some(({ fields }) => fields.published !== undefined)
  );
};

/** Whether something is to come, or was of late. */
export const hasCalendar = (content: SiteContent): boolean => {
  const { covers, events } = shownIn(content);
  const days = events.map(({ fields: { start, end } }) => ({ start, end: end ?? null }));
  return currentCovers(covers, content.today).length > 0 || currentEvents(days, content.today).length > 0;
};

/** A link of the footer, by what it is called in the words of the site. */
interface FooterLink {
  readonly title: 'series' | 'search' | 'newsletter' | 'pressKit' | 'feed' | 'calendar';
  /** Where it leads; undefined where there is nothing. What is a page is there when the site has that page. */
  readonly path: (content: SiteContent) => string | undefined;
}

const newsletterPath = (content: SiteContent): string | undefined => {
  const newsletter = content.of('site')[0]?.fields.newsletter;
  const isOnPage = pagesOn(switchesIn(content)).includes('contact');
  // A form needs the page; a link does without.
  return newsletter && (isOnPage ? `${contactRoute}#newsletter` : newsletter.link);
};

/** What the footer leads to beside the policies, in its order. */
const footerLinks: readonly FooterLink[] = [
  { title: 'series', path: () => allSeriesRoute },
  { title: 'search', path: () => searchRoute },
  { title: 'newsletter', path: newsletterPath },
  { title: 'pressKit', path: () => pressKitRoute },
  { title: 'feed', path: (content) => (hasFeed(content) ? rssPath : undefined) },
  { title: 'calendar', path: (content) => (hasCalendar(content) ? calendarPath : undefined) },
];

/** The links of the footer, those left out that lead nowhere: below the site's address, or a whole address. */
export const footerLinksOf = (content: SiteContent) => {
  const pages = new Set(pagesOf(content).map(({ path }) => path));
  return footerLinks.flatMap(({ title, path }) => {
    const to = path(content);
    const isThere = to?.endsWith('/') && to.startsWith('/') ? pages.has(to) : Boolean(to);
    return to && isThere ? [{ title, path: to }] : [];
  });
};
