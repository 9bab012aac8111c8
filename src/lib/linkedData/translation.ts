import type { Thing } from 'schema-dts';
import type { Credited } from '../contributors';
import { isFiction } from '../forms';
import type { Languages } from '../spoken';
import { creditsIn, idOf, type LinkedSite } from './site';

interface LinkedTranslation {
  readonly title: string;
  readonly description: string;
  /** The code of its language. */
  readonly language: string;
}

interface LinkedOriginal extends Credited {
  readonly __typename: 'Post' | 'Story' | 'Book' | 'OwnPage';
  readonly title: string;
  readonly form?: string | null;
}

/** The ends of the `@id`s that texts have. */
const ids = { Post: 'post', Story: 'story', Book: 'page', OwnPage: 'page' } as const;

/** What a text is; of poems and essays there is no type, and what says something of a book is a page. */
const typeOf = ({ __typename, form }: LinkedOriginal) => {
  if (__typename === 'Story') return isFiction(form) ? 'ShortStory' : 'CreativeWork';
  return __typename === 'Post' ? 'BlogPosting' : 'WebPage';
};

/** What the page of a translation is about, which is there in these languages, that of the original first. */
export const translationThings = (
  site: LinkedSite,
  { title, description, language }: LinkedTranslation,
  original: LinkedOriginal | null,
  versions: Languages['versions'],
): Thing[] => {
  const [first] = versions;
  const own = versions.find((version) => version.language === language);
  if (!original || !first || !own) return [];
  const type = typeOf(original);
  // Who has translated the original is not who has made this of it.
  const { author } = creditsIn(site, original);
  return [
    {
      '@type': type,
      '@id': idOf(site, own.path, ids[original.__typename]),
      name: title,
      description,
      url: site.siteUrl + own.path,
      inLanguage: language,
      ...(author && { author }),
      translationOfWork: { '@type': type, name: original.title, url: site.siteUrl + first.path },
    },
  ];
};
