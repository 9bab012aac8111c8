import { languages, nearestLanguage } from '../../words/inNode';
import { type Entry, problemAt, valueOf } from '../read/entry';
import { show } from '../model/findings';
import type { Problem } from '../read/problem';

const inEnglish = new Intl.DisplayNames('en', { type: 'language' });

/** A language in which the site itself has no words yet, so that readers meet "Menu" among theirs. */
export const adviseOnLanguage = (entry: Entry): Problem[] => {
  const language = entry.collection === 'site' ? valueOf(entry, 'language') : undefined;
  if (typeof language !== 'string' || nearestLanguage(language)) return [];
  const inWords = new Intl.ListFormat('en').format(languages().map((code) => inEnglish.of(code) ?? code));
  const message = `the site’s own words, like “Menu”, are there in ${inWords}, and stay English until docs/make-it-yours.md has been followed under “Another language”, got ${show(language)}`;
  return [problemAt(entry, ['language'], message)];
};
