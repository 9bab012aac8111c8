import type { Rule } from '../../content/model/kinds';
import type { DecapList, DecapMap } from './decap';

/** The rules of a field, as Decap hands it to a control. */
export const rulesIn = (field: DecapMap): readonly Rule[] =>
  ((field.get('rules') as DecapList | undefined)?.toArray() ?? []).map((rule) => ({
    pattern: String(rule.get('pattern')),
    message: String(rule.get('message')),
  }));

/** What is said of the first rule that a text breaks; null where it breaks none. */
export const brokenRule = (rules: readonly Rule[], text: string): string | null =>
  rules.find(({ pattern }) => !new RegExp(pattern).test(text))?.message ?? null;
