import { z } from 'zod';
import { type CollectionName, collections } from '../../../content/model/collections';
import { fieldsOf, type NamedField } from '../../../content/model/fieldInfo';
import { mayBeOff } from '../../../content/model/pages';
import { rareFields, rarely, sections } from '../../../content/model/sections';

export interface Section {
  /** Empty where a form has only one. */
  readonly title: string;
  readonly fields: readonly NamedField[];
  /** Whether it is folded until the author asks for it, even where there is something in it. */
  readonly isFolded: boolean;
}

/** What nobody types: the order is made by moving entries, and the key of what is unlisted by chance. */
const untyped = ['id', 'unlistedKey'];

/** The sections of the form of an entry, given by the name of its file or folder where it has one. */
export const sectionsOf = (collection: CollectionName, slug: string | null): readonly Section[] => {
  const isShown = ({ name }: NamedField) =>
    !untyped.includes(name) && (name !== 'off' || slug === null || mayBeOff(slug));
  const fields = fieldsOf(collections[collection].schema).filter(isShown);
  const table = sections[collection];
  if (!table) return [{ title: '', fields, isFolded: false }];
  return Object.entries(table).map(([title, names], index) => ({
    title,
    fields: names.flatMap((name) => fields.find((field) => field.name === name) ?? []),
    isFolded: title === rarely || (collection === 'site' && index > 0),
  }));
};

/** The group whose fields stand in a section without a heading of their own: what the section is made of. */
export const openGroup = ({ title }: Section, { schema }: NamedField, index: number): z.ZodObject | null =>
  title !== '' && title !== rarely && index === 0 && schema instanceof z.ZodObject ? schema : null;

/** What a section is called among what opens and closes. */
export const foldOf = ({ title }: Section): string => `section ${title}`;

/** All that has to be open for a field to be seen. */
export const foldsAround = (all: readonly Section[], path: string): string[] => {
  const names = path.split('.');
  const section = all.find(({ fields }) => fields.some(({ name }) => name === names[0]));
  const around = names.slice(1).map((_name, index) => names.slice(0, index + 1).join('.'));
  const rare = around.filter((one, index) => {
    const list = one.split('.').at(-2) ?? '';
    return rareFields[list]?.includes(names[index + 1] ?? '');
  });
  return [...(section ? [foldOf(section)] : []), ...around, ...rare.map((one) => `${one}.${rarely}`)];
};
