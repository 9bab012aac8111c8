import { ownRoute, secretRoute } from '../../lib/routes';
import { secretKey } from '../../lib/secretKey';
import { type CollectionName, collections } from './collections';

type Fields = Readonly<Record<string, unknown>>;

/** An entry of any collection, whose fields nobody may have checked. */
export interface AnyEntry {
  readonly collection: CollectionName;
  readonly slug: string;
  readonly fields: Fields;
}

/** The GraphQL type of all entries that are unlisted, so that no list of others has them. */
export const unlistedType = 'Unlisted';

/** Whether an entry with these fields stands at an address that nobody guesses, and in no list. */
export const isUnlisted = (fields: Fields): boolean => fields['unlisted'] === true;

/** Whether an entry with this `entryId` may be unlisted. */
export const mayBeUnlisted = (entryId: string): boolean => {
  const [name = ''] = entryId.split('/');
  return name in collections && 'unlisted' in collections[name as CollectionName].schema.shape;
};

/** Whether a path ends as those of what is unlisted do; a few others do too. */
export const looksUnlisted = (path: string): boolean => /^(\/[a-z0-9-]+){1,2}-[a-z0-9]{12,}\/$/.test(path);

/** Where an entry stands if it is listed. */
export const listedRoute = ({ fields, ...entry }: AnyEntry): string =>
  ownRoute({ ...entry, below: fields['below'] as string | undefined });

/** The path of an entry as one who is told it knows it; of one without a key, which the checks refuse, where it would be listed. */
export const unlistedRoute = (entry: AnyEntry): string =>
  secretRoute(listedRoute(entry), entry.fields['unlistedKey']);

/** Where an entry was before: what its author says, and where it was as long as it was unlisted. */
export const formerRoutes = (entry: AnyEntry): string[] => {
  const { aliases = [], unlistedKey } = entry.fields as {
    readonly aliases?: readonly string[];
    readonly unlistedKey?: string;
  };
  return [...aliases, ...(unlistedKey && !isUnlisted(entry.fields) ? [unlistedRoute(entry)] : [])];
};

/** The fields of an entry; with a key where it is to be unlisted and has none. */
export const withUnlistedKey = <Given extends Fields>(fields: Given): Given =>
  isUnlisted(fields) && !fields['unlistedKey'] ? { ...fields, unlistedKey: secretKey() } : fields;
