import { type CollectionName, collections } from '../../../content/model/collections';
import { fieldsOf, type NamedField } from '../../../content/model/fieldInfo';
import type { Entry } from '../../../content/read/entry';
import { nextIds } from '../../../content/write/nextIds';
import type { EntryState } from '../entryState';

/** With what a new entry begins: a free number, today (an ISO date), and of a few words the one that is most often right. */
export const startOf = (collection: CollectionName, entries: readonly Entry[], today: string): EntryState => {
  const offered = ({ name, info, isRequired }: NamedField): unknown => {
    if (name === 'id') return nextIds(entries)[collection];
    const isOffered = isRequired && (info.kind === 'date' || info.kind === 'choice');
    return isOffered ? info.offer?.({}, today) : undefined;
  };
  const fields = fieldsOf(collections[collection].schema).map(
    (field) => [field.name, offered(field)] as const,
  );
  return {
    fields: Object.fromEntries(fields.filter(([, value]) => value !== undefined)),
    body: '',
    files: {},
  };
};
