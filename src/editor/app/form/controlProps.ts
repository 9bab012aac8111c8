import type { FieldInfo } from '../../../content/model/fieldInfo';
import type { ControlProps } from '../ui/Field';

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
