import type { DecapField } from '../decapFields';
import type { DecapMap } from './decap';

/** A file beside its entry, as the content names it: Decap names it by its name alone. */
const beside = (name: string): string => (/^(\.|\/|\w+:)/.test(name) ? name : `./${name}`);

const inText = (text: string): string =>
  text.replaceAll(/(!\[.*?\]\()([^)\s]+)/g, (_all, before: string, name: string) => before + beside(name));

const namesBeside: Readonly<Record<string, (value: string) => string>> = {
  image: beside,
  file: beside,
  markdown: inText,
};

/** The data of an entry in which every file beside it is named as the content does. */
export const filesBeside = (data: DecapMap, fields: readonly DecapField[]): DecapMap =>
  fields.reduce((changed, { name, widget }) => {
    const value = data.get(name);
    const named = namesBeside[widget];
    return named && typeof value === 'string' && value ? changed.set(name, named(value)) : changed;
  }, data);
