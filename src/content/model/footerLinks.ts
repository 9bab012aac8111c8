import { currentEvents } from '../../lib/events';
import { pressKitRoute } from '../../lib/pressKitRoutes';
import { allSeriesRoute, bibliographyRoute, calendarPath, contactRoute, rssPath } from '../../lib/routes';
import { searchRoute } from '../../lib/searchRoutes';
import { currentCovers, daysOf } from './coverPages';
import { pagesOn } from './pages';
import { pagesOf, shownIn, switchesIn } from './pagesOf';
import type { SiteContent } from './siteContent';

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
export const hasCalendar = (content: SiteContent): boolean => {
  const { covers, events } = shownIn(content);
  const days = events.map(({ fields: { start, end } }) => ({ start, end: end ?? null }));
  return currentCovers(covers, content.today).length > 0 || currentEvents(days, content.today).length > 0;
};

const newsletterPath = (content: SiteContent): string | undefined => {
  const newsletter = content.of('site')[0]?.fields.newsletter;
  const isOnPage = pagesOn(switchesIn(content)).includes('contact');
  // A form needs the page; a link does without.
  return newsletter && (isOnPage ? `${contactRoute}#newsletter` : newsletter.link);
};

/** The links of the footer beside the policies, in their order, to where there is something. */
export const footerLinksOf = (content: SiteContent) => {
  const paths = new Set(pagesOf(content).map(({ path }) => path));
  const page = (path: string): string | undefined => (paths.has(path) ? path : undefined);
  const links = {
    bibliography: page(bibliographyRoute),
    series: page(allSeriesRoute),
    search: page(searchRoute),
    newsletter: newsletterPath(content),
    pressKit: page(pressKitRoute),
    feed: hasFeed(content) ? rssPath : undefined,
    calendar: hasCalendar(content) ? calendarPath : undefined,
  };
  return (Object.keys(links) as (keyof typeof links)[]).flatMap((title) => {
    const path = links[title];
    return path ? [{ title, path }] : [];
  });
};
