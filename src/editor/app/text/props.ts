import type { PageOption } from '../entryState';
import type { TextSlot } from '../form/formContext';

export interface TextEditorProps extends Omit<TextSlot, 'addFile'> {
  /** That of the text, for the browser's spell-check. */
  readonly language: string;
  /** Where a link may lead. */
  readonly pages: readonly PageOption[];
  /** The address of a picture beside the entry, by its name. */
  readonly pictureUrl: (name: string) => string | undefined;
  /** Keeps a picture with the entry; gives the name that it got. */
  readonly addPicture: (file: Blob, name: string) => Promise<string>;
}
