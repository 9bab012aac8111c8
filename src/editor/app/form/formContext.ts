import { createContext, type ReactNode, useContext } from 'react';
import type { CollectionName } from '../../../content/model/collections';
import type { FieldInfo } from '../../../content/model/fieldInfo';
import type { Entry } from '../../../content/read/entry';
import type { Reason } from '../../../content/read/refused';
import type { EntryState, Focus, PageOption } from '../entryState';
import type { ControlProps } from '../ui/Field';

/** The place of a picture, a drawing or a sound. */
export interface PictureSlot {
  /** The file's name beside the entry. */
  readonly value: string | undefined;
  readonly info: FieldInfo;
  readonly label: string;
  readonly isRequired: boolean;
  readonly mistake?: string | undefined;
  readonly onChange: (name: string | undefined, file?: Blob) => void;
}

/** The place of the text of a Markdown file. */
export interface TextSlot {
  readonly value: string;
  /** What the text is, for those who do not see it. */
  readonly label: string;
  readonly control: ControlProps;
  readonly onChange: (markdown: string) => void;
  /** Puts a file beside the entry, as the text is by then. */
  readonly addFile: (name: string, file: Blob) => void;
  /** Where the author has just asked for it. */
  readonly focus: Focus | null;
}

/** Begins an entry that a field is to name, which may name those of `among`; once it is saved, the field does. */
export type MakeFor = (field: string, collection: CollectionName, among: readonly string[]) => void;

export interface EntryFormProps {
  readonly collection: CollectionName;
  /** The path of its file; null for a new one. */
  readonly path: string | null;
  readonly state: EntryState;
  /** All that there are. */
  readonly entries: readonly Entry[];
  /** To which links may lead. */
  readonly pages: readonly PageOption[];
  /** The address of an entry's picture. */
  readonly coverOf: (entry: Entry) => string | undefined;
  /** What the last save refused. */
  readonly reasons: readonly Reason[];
  readonly onChange: (next: EntryState) => void;
  readonly renderText: (slot: TextSlot) => ReactNode;
  readonly renderPicture: (slot: PictureSlot) => ReactNode;
  readonly focus: Focus | null;
  readonly onFocusField: (path: string) => void;
  readonly onMakeFor: MakeFor;
}

/** What a control is given; `isRight` asks the schema of a value. */
export interface Props {
  readonly control: ControlProps;
  /** With dots for fields within fields. */
  readonly path: string;
  readonly label: string;
  readonly info: FieldInfo;
  readonly isRequired: boolean;
  readonly value: unknown;
  readonly isRight: (value: unknown) => boolean;
  readonly onChange: (value: unknown) => void;
}

/** What all parts of a form know and do. Paths have dots for fields within fields. */
export interface Form extends Pick<
  EntryFormProps,
  'path' | 'entries' | 'pages' | 'coverOf' | 'renderPicture'
> {
  readonly valueOf: (path: string) => unknown;
  /** Without what is empty and may be left out. */
  readonly change: (path: string, value: unknown) => void;
  readonly changeText: (markdown: string) => void;
  readonly addFile: (name: string, file: Blob) => void;
  readonly makeFor: MakeFor;
  /** The path of the field that has the focus. */
  readonly focused: string | null;
  /** Opens what is around a field, and gives it the focus. */
  readonly go: (path: string) => void;
  readonly isOpen: (path: string, usually?: boolean) => boolean;
  readonly setOpen: (path: string, isOpen: boolean) => void;
  /** What is said of a field. */
  readonly mistakeAt: (path: string) => string | undefined;
  /** Whether something is said of a field in what opens. */
  readonly isWrong: (fold: string) => boolean;
}

const context = createContext<Form | null>(null);

export const FormContext = context.Provider;

/** The form around. */
export const useForm = (): Form => {
  const form = useContext(context);
  if (!form) throw new Error('a field stands outside a form');
  return form;
};
