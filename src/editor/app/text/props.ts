import type { Focus, PageOption } from '../entryState';
import type { ControlProps } from '../ui/Field';

export interface TextEditorProps {
  readonly value: string;
  readonly onChange: (markdown: string) => void;
  /** What the text is, for those who do not see it. */
  readonly label: string;
  readonly control: ControlProps;
  /** That of the text, for the browser's spell-check. */
  readonly language: string;
  /** Where a link may lead. */
  readonly pages: readonly PageOption[];
  /** The address of a picture beside the entry, by its name. */
  readonly pictureUrl: (name: string) => string | undefined;
  /** Keeps a picture with the entry; gives the name that it got. */
  readonly addPicture: (file: Blob, name: string) => Promise<string>;
  /** Where the author has just asked for it. */
  readonly focus: Focus | null;
}
