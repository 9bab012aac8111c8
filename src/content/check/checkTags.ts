import { show } from '../model/findings';
import { slugFor } from '../model/slugFor';
import { type Entry, isMalformed, problemsAt, valueOf } from '../read/entry';
import type { Problem } from '../read/problem';

const languageIn = (entries: readonly Entry[]): string => {
  const site = entries.find(({ collection }) => collection === 'site');
  const language = site && valueOf(site, 'language');
  return typeof language === 'string' ? language : 'en';
};

/** Tags of posts that would have no address, or the same one as another tag. */
export const checkTags = (entries: readonly Entry[]): Problem[] => {
  const language = languageIn(entries);
  const firsts = new Map<string, { readonly tag: string; readonly file: string }>();
  return entries
    .filter((entry) => entry.collection === 'posts' && !isMalformed(entry, ['tags']))
    .flatMap((entry) =>
      ((valueOf(entry, 'tags') ?? []) as readonly string[]).flatMap((tag, index) => {
        const slug = slugFor(tag, language);
        const first = firsts.get(slug) ?? { tag, file: entry.file };
        firsts.set(slug, first);
        return problemsAt(
          entry,
          ['tags', index],
          slug
            ? first.tag !== tag &&
                `is spelt ${show(first.tag)} in ${first.file}: spell both alike, got ${show(tag)}`
            : `must have a letter or a digit, got ${show(tag)}`,
        );
      }),
    );
};
