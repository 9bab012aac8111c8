import { inLanguage } from '../../lib/direction';
import { ownNameOf } from '../../lib/format';
import type { LanguageContext, Spoken } from '../../lib/spoken';
import { blogWords, builtWords, languageOfWords, siteWords } from '../../words/inNode';
import { footerLinksOf } from '../model/footerLinks';
import { languageIn, settingsIn, type SiteContent } from '../model/siteContent';
import type { SitePage } from '../model/sitePage';
import { languageSwitch } from './languageSwitch';
import { titledBy } from './shell';

const spokenIn = (
  language: string,
  name: string,
  content: SiteContent,
  pages: readonly SitePage[],
): Spoken => {
  const siteLanguage = languageIn(content);
  const inWords = languageOfWords(language, siteLanguage);
  const { skipToContent, pages: label, menu, contentNotes } = siteWords(inWords);
  const { follow } = blogWords(inWords);
  const ofSite = inLanguage(siteLanguage);
  const ofWords = inWords === language ? {} : ofSite;
  const titled = titledBy(inWords, settingsIn(content)?.press);
  return {
    language,
    name,
    ofSite,
    ofWords,
    words: {
      skipToContent,
      pages: label,
      menu,
      contentNotes,
      follow,
      description: builtWords(inWords).inThisLanguage(settingsIn(content)?.author ?? ''),
    },
    footer: footerLinksOf(content, pages).map((link) => ({
      ...titled(link),
      ...(link.title === undefined ? ofWords : ofSite),
    })),
  };
};

/** What pages in other languages and their originals are told, of all pages of the site; nothing of any other page. */
export const languageContexts = (
  content: SiteContent,
  pages: readonly SitePage[],
  pathPrefix: string,
): ((page: SitePage) => LanguageContext) => {
  const siteLanguage = languageIn(content);
  const languages = new Set(pages.flatMap(({ language }) => language ?? []));
  const nameOf = (language: string): string =>
    ownNameOf(language, siteLanguage, [siteLanguage, ...languages]);
  const spoken = new Map(
    [...languages].map((language) => [language, spokenIn(language, nameOf(language), content, pages)]),
  );
  return (page) => ({
    ...(page.language !== undefined && { spoken: spoken.get(page.language) }),
    ...(page.versions && {
      languages: { html: languageSwitch(page, siteLanguage, nameOf, pathPrefix), versions: page.versions },
    }),
  });
};
