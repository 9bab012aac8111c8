import { refuseFileName } from '../../../content/check/fileName';
import { endingOf } from '../../../content/model/fileTypes';
import type { Rule } from '../../../content/model/kinds';
import { slugFor } from '../../../content/model/slugFor';

const withoutEnding = (name: string): string => name.replace(/\.[^.]*$/, '');

/** A file's name with another ending. */
export const withEnding = (name: string, ending: string): string => `${withoutEnding(name)}.${ending}`;

/** What a file is called: one pasted, or just taken by a phone, has no name of its own and gets that of the example. */
export const ownName = (name: string, example = 'picture.jpg'): string =>
  /^(image|blob)?(\.\w+)?$/.test(name) ? withEnding(example, endingOf(name)) : name;

/**
 * The name that a chosen file gets beside the entry: its own in small letters, with a number where another has it. `given`
 * is the name of the file whose place it takes, and may have again.
 */
export const nameFor = (chosen: string, taken: readonly string[], given?: string): string => {
  const stem = slugFor(withoutEnding(chosen)) || 'file';
  const others = new Set(taken.filter((name) => name !== given).map((name) => name.toLowerCase()));
  const named = (number: number): string => {
    const name = `${stem}${number > 1 ? `-${number}` : ''}.${endingOf(chosen)}`;
    return others.has(name) || refuseFileName(name) !== null ? named(number + 1) : name;
  };
  return named(1);
};

/** What is said of the first rule that a field has for names and this one breaks; null where it breaks none. */
export const brokenRule = (rules: readonly Rule[] = [], name: string): string | null =>
  rules.find(({ pattern }) => !new RegExp(pattern).test(`./${name}`))?.message ?? null;
