import { settingsIn, type SiteContent } from './siteContent';
import type { SitePage } from './sitePage';

/** What the settings have that says where the newsletter stands beside the contact page: at the end of pages, by their templates. */
const switches = { post: 'atPosts', story: 'atStories', book: 'atBooks' } as const;

type PageWithSwitch = keyof typeof switches;

export const newsletterSwitches = Object.values(switches);

/** The templates of the pages that may have it at their end. */
export const newsletterPages = ['contact', ...(Object.keys(switches) as PageWithSwitch[])] as const;

export type NewsletterPlace = (typeof newsletterPages)[number] | 'footer';

/** What of the settings says where it stands. */
type Chosen = {
  readonly [name in 'inFooter' | (typeof newsletterSwitches)[number]]?: boolean | null | undefined;
};

/** Whether the newsletter stands at a place. In the footer it is on every page, and so nowhere else. */
export const isNewsletterAt = (place: NewsletterPlace, chosen: Chosen): boolean => {
  if (place === 'footer' || chosen.inFooter) return place === 'footer' && Boolean(chosen.inFooter);
  return place === 'contact' || Boolean(chosen[switches[place]]);
};

/** The addresses to which the forms of a page are sent, the one in its footer included. */
export const formsOn = ({ template }: SitePage, content: SiteContent): string[] => {
  const newsletter = settingsIn(content)?.newsletter;
  if (newsletter?.action === undefined) return [];
  const places = [...newsletterPages.filter((page) => page === template), 'footer' as const];
  return places.some((place) => isNewsletterAt(place, newsletter)) ? [newsletter.action] : [];
};
