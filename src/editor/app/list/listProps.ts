import type { CollectionName } from '../../../content/model/collections';
import type { Entry } from '../../../content/read/entry';
import type { Addable, Group, Row } from './groups';

export interface ListProps {
  readonly entries: readonly Entry[];
  /** An ISO date. */
  readonly today: string;
  /** The paths of what has unsaved changes. */
  readonly changed: ReadonlySet<string>;
  readonly pictureUrl: (entry: Entry) => string | undefined;
  readonly onOpen: (path: string) => void;
  readonly onAdd: (one: Omit<Addable, 'words'>) => void;
  /** Takes the paths of a collection in their new order, and resolves once the entries have it, or cannot have it. */
  readonly onReorder: (collection: CollectionName, paths: readonly string[]) => Promise<void>;
  readonly onDuplicate: (path: string) => void;
  /** Resolves once an entry is deleted, or cannot be. */
  readonly onRemove: (path: string) => Promise<void>;
}

export interface GroupProps extends Omit<ListProps, 'entries' | 'today' | 'changed' | 'onRemove'> {
  readonly group: Group;
  readonly onTranslate: (row: Row) => void;
  readonly onRemove: (row: Row) => void;
}
