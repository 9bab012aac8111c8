import { addressForm } from '../../lib/oldAddress';
import type { Entry } from '../read/entry';
import { fieldsOfKind } from '../read/fieldsIn';
import type { FieldPath } from '../read/parsedFile';

/** An old address that an entry names. */
interface NamedAddress {
  readonly path: FieldPath;
  readonly text: string;
  /** What it has in common with others that are the same. */
  readonly form: string;
}

/** The well-formed old addresses that an entry names. */
export const oldAddressesOf = (entry: Entry): NamedAddress[] =>
  fieldsOfKind(entry, 'oldAddress').flatMap(({ path, text }) => {
    const form = addressForm(text);
    return form === null ? [] : [{ path, text, form }];
  });
