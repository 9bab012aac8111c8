import { pathOfTag } from '../model/blogPages';
import { show } from '../model/findings';
import { type Entry, isMalformed, problemsAt, siteLanguage, valueOf } from '../read/entry';
import type { Problem } from '../read/problem';

/** A tag without what two spellings of it differ in: capitals, accents, spaces and hyphens. */
const plainly = (tag: string): string =>
  tag
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\s\p{M}\p{Pd}]/gu, '');

interface Written {
  readonly tag: string;
  readonly file: string;
}

/** What is said of a tag that would be at the address of another one. */
const sameAddress = (tag: string, first: Written): string =>
  plainly(tag) === plainly(first.tag)
    ? `is spelt ${show(first.tag)} in ${first.file}: spell both alike, got ${show(tag)}`
    : `has the address of ${show(first.tag)} in ${first.file}: call one of them otherwise, got ${show(tag)}`;

/** Tags of posts that would have no address, or the same one as another tag. */
export const checkTags = (entries: readonly Entry[]): Problem[] => {
  const language = siteLanguage(entries);
  const firsts = new Map<string, Written>();
  return entries
    .filter((entry) => entry.collection === 'posts' && !isMalformed(entry, ['tags']))
    .flatMap((entry) =>
      ((valueOf(entry, 'tags') ?? []) as readonly string[]).flatMap((tag, index) => {
        const path = pathOfTag(tag, language);
        const at = ['tags', index];
        if (!path) return problemsAt(entry, at, `must have a letter or a digit, got ${show(tag)}`);
        const first = firsts.get(path) ?? { tag, file: entry.file };
        firsts.set(path, first);
        return problemsAt(entry, at, first.tag !== tag && sameAddress(tag, first));
      }),
    );
};
