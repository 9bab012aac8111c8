import type { FieldInfo } from '../../../content/model/fieldInfo';

/** The place of a picture, a drawing or a sound in a form. */
export interface PictureSlot {
  readonly name: string;
  /** The file's name beside the entry. */
  readonly value: string | undefined;
  readonly info: FieldInfo;
  readonly label: string;
  readonly isRequired: boolean;
  readonly mistake?: string | undefined;
  readonly onChange: (name: string | undefined, file?: Blob) => void;
}
