import { formatDate, parseDate } from '../../lib/calendarDate';
import { feedBelow, languageRoute, translatedRoute } from '../../lib/routes';
import { hasPage } from './collections';
import { entryIdOf } from './entryFiles';
import type { SiteContent } from './siteContent';
import { foundPage, type SitePage } from './sitePage';
import {
  inLanguages,
  type Original,
  routeOfTranslation,
  translatedBy,
  type Translation,
  translationsOf,
} from './translations';
import { formerRoutes } from './unlisted';

/** A translation, with what it is one of. */
export interface TranslatedEntry {
  readonly translation: Translation;
  readonly original: Original;
  readonly language: string;
  readonly path: string;
  /** The day since which the original can be read here, of what a feed tells; undefined of books and pages. */
  readonly day: string | undefined;
}

/** What is on the site that may have translations; the posts where there is a blog. */
const originalsIn = (content: SiteContent, hasBlog: boolean): readonly Original[] => [
  ...(hasBlog ? content.of('posts') : []),
  ...content.of('stories').filter(hasPage),
  ...content.of('books').filter(hasPage),
  ...content.of('ownPages'),
];

const dayOf = ({ collection, fields }: Original): string | undefined => {
  const { published, online } = fields as { readonly published?: string; readonly online?: string };
  return { posts: published, stories: online, books: undefined, ownPages: undefined }[collection];
};

/** The translations that have pages, in the order of their originals. */
const translatedIn = (content: SiteContent, hasBlog: boolean): TranslatedEntry[] =>
  originalsIn(content, hasBlog).flatMap((original) =>
    translationsOf(original, content).map((translation) => ({
      translation,
      original,
      language: translatedBy(translation.slug).language,
      path: routeOfTranslation(translation, original),
      day: dayOf(original),
    })),
  );

/** Where a translation stood before: below its language where its original did; at queries, sites before this one had none. */
export const formerRoutesOf = ({ original, language }: TranslatedEntry): string[] =>
  formerRoutes(original)
    .filter((route) => !route.includes('?'))
    .map((route) => translatedRoute(language, route));

/** What is there in one language. */
export interface LanguageOfSite {
  readonly language: string;
  /** The path of the list of it all. */
  readonly path: string;
  /** The path of its feed; undefined where there is nothing to follow. */
  readonly feed: string | undefined;
  readonly translated: readonly TranslatedEntry[];
}

/** The languages in which something is there besides that of the site. */
export const languagesIn = (content: SiteContent, hasBlog: boolean): LanguageOfSite[] => {
  const all = translatedIn(content, hasBlog);
  return [...new Set(all.map(({ language }) => language))].map((language) => {
    const path = languageRoute(language);
    const translated = all.filter((one) => one.language === language);
    const feed = translated.some(({ day }) => day !== undefined) ? feedBelow(path) : undefined;
    return { language, path, feed, translated };
  });
};

const searchKinds = { posts: 'post', stories: 'story', books: 'book', ownPages: 'page' } as const;

/** Which of the queries of its template finds the original; the others find none. */
const originalOf = ({ collection, slug }: Original) => ({
  ...{ posts: '', stories: '', books: '', ownPages: '' },
  [collection]: slug,
});

const pageOf = (translated: TranslatedEntry, { feed }: LanguageOfSite, content: SiteContent): SitePage => {
  const { translation, original, language, path, day } = translated;
  return {
    path,
    template: 'translation',
    language,
    ...inLanguages(original, content),
    context: () => ({
      slug: translation.slug,
      ...originalOf(original),
      feed,
      aliases: formerRoutesOf(translated),
      dayInWords: day && formatDate(parseDate(day), language),
    }),
    finds: () => {
      const { title, description, notes } = translation.fields;
      const said = { words: [description, notes], text: entryIdOf(translation) };
      const found = foundPage(searchKinds[original.collection], title, path, said);
      const cover = original.collection === 'books' && { cover: entryIdOf(original) };
      return [{ ...found, ...cover, translation: { language } }];
    },
  };
};

const listOf = ({ language, path, feed, translated }: LanguageOfSite): SitePage => ({
  path,
  template: 'language',
  language,
  context: () => ({
    slugs: translated.map(({ translation }) => translation.slug),
    paths: translated.map((one) => one.path),
    feed,
  }),
});

/** For each language besides that of the site the list of what is there in it, and the pages to which that leads. */
export const translationPages = (content: SiteContent, hasBlog: boolean): SitePage[] =>
  languagesIn(content, hasBlog).flatMap((language) => [
    listOf(language),
    ...language.translated.map((one) => pageOf(one, language, content)),
  ]);
