import type { Node } from 'gatsby';
import { fillPress, type Press } from '../../lib/press';
import { footerLinksOf, partsOf, type WordedLink } from '../model/footerLinks';
import { menuOf } from '../model/menu';
import { pageRoute } from '../model/pages';
import { languageIn, settingsIn, type SiteContent } from '../model/siteContent';
import type { SitePage } from '../model/sitePage';
import { builtWords } from '../../words/inNode';
import { derived } from './directive';

/** Gives links their titles: those that the site itself says in a language. */
export const titledBy = (language: string, press: Press | undefined) => {
  const words = builtWords(language);
  return ({ title, word, link }: WordedLink) => ({
    title: fillPress(title ?? (word ? words[word] : link), press, 'name'),
    link,
  });
};

/** What stands round every page, in the language of the site, given its pages. */
export const shellOf = (content: SiteContent, pages: readonly SitePage[]) => {
  const parts = partsOf(content, pages);
  return {
    menu: menuOf(content, pages),
    footer: footerLinksOf(content, pages, parts).map(
      titledBy(languageIn(content), settingsIn(content)?.press),
    ),
    hasFeed: parts.feed.length > 0,
    hasCalendar: parts.calendar.length > 0,
  };
};

/** The node of the home page, to which createPages.ts gives the shell. */
interface HomePage extends Node {
  readonly context?: { readonly shell?: ReturnType<typeof shellOf> };
}

const nothing = { menu: [], footer: [], hasFeed: false, hasCalendar: false };

/** `@shell`: what stands round every page. */
export const shell = derived('shell', async (_source, context) => {
  const query = { filter: { path: { eq: pageRoute('books') } } };
  const home = await context.nodeModel.findOne<HomePage>({ type: 'SitePage', query });
  return home?.context?.shell ?? nothing;
});
