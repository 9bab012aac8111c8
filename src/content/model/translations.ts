import { translatedRoute } from '../../lib/routes';
import { collections } from './collections';
import type { EntryFile } from './entryFiles';
import { languageIn, type PlacedEntry, type SiteContent } from './siteContent';
import type { SitePage, Version } from './sitePage';
import { type AnyEntry, listedRoute } from './unlisted';

/** The collections of what may be there in other languages, by their folders below `data/`. */
const collectionsIn = { posts: 'posts', stories: 'stories', books: 'books', pages: 'ownPages' } as const;

type TranslatedName = (typeof collectionsIn)[keyof typeof collectionsIn];

/** What may be there in other languages. */
export type Original = PlacedEntry<TranslatedName>;

export type Translation = PlacedEntry<'translations'>;

interface Translated {
  readonly collection: TranslatedName;
  readonly slug: string;
  /** The code of the language. */
  readonly language: string;
}

/** Of what a translation is one, and in which language, by its own slug: 'posts/a-day/de'. */
export const translatedBy = (translation: string): Translated => {
  const [folder = '', slug = '', language = ''] = translation.split('/');
  return { collection: collectionsIn[folder as keyof typeof collectionsIn], slug, language };
};

/** The slug of a translation of an entry; null where it may have none. */
export const translationSlug = ({ collection, slug }: EntryFile, language: string): string | null => {
  const folder = Object.entries(collectionsIn).find(([, name]) => name === collection)?.[0];
  return folder === undefined ? null : `${folder}/${slug}/${language}`;
};

/** The translations of an entry. */
export const translationsOf = ({ collection, slug }: AnyEntry, content: SiteContent): Translation[] => {
  const start = collections[collection].files.replace(/\*\/.*/, `${slug}/`);
  return content.of('translations').filter((translation) => translation.slug.startsWith(start));
};

/** The path of a translation of an entry. */
export const routeOfTranslation = ({ slug }: Translation, original: AnyEntry): string =>
  translatedRoute(translatedBy(slug).language, listedRoute(original));

/** What its page has to know of an entry that is there in several languages. */
export const inLanguages = (original: AnyEntry, content: SiteContent): Pick<SitePage, 'versions'> => {
  const translations = translationsOf(original, content);
  const versions: Version[] = translations.map((translation) => ({
    language: translatedBy(translation.slug).language,
    path: routeOfTranslation(translation, original),
  }));
  const first = { language: languageIn(content), path: listedRoute(original) };
  return versions.length ? { versions: [first, ...versions] } : {};
};
