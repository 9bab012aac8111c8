import type { CollectionName } from '../model/collections';
import { pathInContent, pathOfEntry } from '../model/entryFiles';
import { languageCode } from '../model/fields';
import { findings, show } from '../model/findings';
import { pageKinds } from '../model/pages';
import { translatedBy } from '../model/translations';
import { type Entry, problemAt, problemsAt, siteLanguage, valueOf } from '../read/entry';
import { type Message, type Problem, problemsOf } from '../read/problem';
import { nameIn } from '../../lib/text';
import { hasOwnPage, isUnlistedEntry } from '../read/visibility';

const isTranslation = ({ collection }: Entry): boolean => collection === 'translations';

/** The entry of which one is a translation; undefined of all others, and where it is not there. */
export const originalOf = (entry: Entry, entries: readonly Entry[]): Entry | undefined => {
  if (!isTranslation(entry)) return undefined;
  const { collection, slug } = translatedBy(entry.slug);
  return entries.find((one) => one.collection === collection && one.slug === slug);
};

/** The languages of all translations, each once. */
export const translatedLanguages = (entries: readonly Entry[]): string[] => [
  ...new Set(entries.filter(isTranslation).map(({ slug }) => translatedBy(slug).language)),
];

const code = languageCode('Language', '');

/** The language without the country in which it is spoken. */
const plain = (language: string): string => language.split('-')[0] ?? language;

/** What is wrong with the language in the name of a translation; undefined where nothing is. */
const languageFault = (language: string, ofSite: string): string | undefined => {
  const [finding] = findings(code, language);
  if (finding) return finding.message;
  const [written] = Intl.getCanonicalLocales(language);
  // Two that differ in their letters alone would have one address.
  if (written !== language) return `must be written ${show(written)}, got ${show(language)}`;
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  if (!names.of(language)) return `must be the code of a language, like de or pt-BR, got ${show(language)}`;
  return [ofSite, plain(ofSite)].includes(language)
    ? `is that of the site, got ${show(language)}: the original beside it has the text in that`
    : undefined;
};

const besideKit =
  'stands beside a page of the kit: only posts, stories, books and pages of your own may be in other languages';

/** What is wrong with translations: their languages, and where there is nothing of which they could be one. */
export const checkTranslations = (paths: readonly string[], entries: readonly Entry[]): Problem[] =>
  entries.filter(isTranslation).flatMap(({ file, slug }): Problem[] => {
    const { collection, slug: name, language } = translatedBy(slug);
    const fault = languageFault(language, siteLanguage(entries));
    if (collection === 'ownPages' && name in pageKinds) return [{ file, message: besideKit }];
    const beside = pathInContent(pathOfEntry(collection, name));
    const isAlone = !paths.includes(beside);
    return [
      ...problemsOf(file, fault && `the language in the name ${fault}`),
      ...problemsOf(
        file,
        isAlone && `is a translation of ${nameIn(beside)} beside it, and there is none: write that first`,
      ),
    ];
  });

/** By what an original gets a page, where not all have one. */
const pageless: Partial<Record<CollectionName, string>> = {
  stories: 'a description',
  books: 'its blurb',
};

/** Translations that stand on no page, or say something of a picture that is not there. */
export const adviseOnUntranslated = (entries: readonly Entry[]): Problem[] =>
  entries.flatMap((entry) => {
    const original = originalOf(entry, entries);
    if (!original) return [];
    if (isUnlistedEntry(original))
      return [problemAt(entry, ['title'], 'stands on no page: its original is unlisted')];
    // Every book has a cover.
    const hasPicture = original.collection === 'books' || valueOf(original, 'image') !== undefined;
    const isPictureless = valueOf(entry, 'imageAlt') !== undefined && !hasPicture;
    const by = hasOwnPage(original) ? undefined : pageless[original.collection];
    const at = (field: string, message: Message) => problemsAt(entry, [field], message);
    return [
      ...at('title', by && `stands on no page: give its original one by ${by}`),
      ...at(
        'imageAlt',
        isPictureless && 'is said of the picture of the original, and there is none: leave it out',
      ),
    ];
  });
