import { z } from 'zod';
import { fieldsOf, itemSchema, type NamedField } from '../../../content/model/fieldInfo';
import { fileKindIn } from '../../../content/model/fileFields';
import { rareIn, rarely } from '../../../content/model/sections';
import { capitalise, nameIn } from '../../../lib/text';
import { Field } from '../ui/Field';
import { controls } from './controls';
import { Fold } from './Fold';
import * as styles from './EntryForm.module.css';
import { useForm } from './formContext';
import { Rows } from './Rows';
import { Texts } from './Texts';
import { isEmpty } from './values';
import { summaryOf } from './words';

interface ListProps {
  readonly schema: z.ZodObject;
  /** The path of the group. */
  readonly around: string;
  /** Whether the group is there: one that is not asks for nothing. */
  readonly isThere?: boolean;
}

/** The fields of a group, one below the other; of one with many, those that few need are folded. */
export function FieldList({ schema, around, isThere = true }: ListProps) {
  const { valueOf } = useForm();
  const list = around.split('.').findLast((name) => !/^\d/.test(name)) ?? '';
  const pathOf = (name: string): string => `${around}.${name}`;
  const rare = rareIn(list, valueOf(pathOf('format')));
  const [folded, shown] = [true, false].map((isRare) =>
    fieldsOf(schema)
      .filter(({ name }) => rare.includes(name) === isRare)
      .map((field) => <FieldView key={field.name} {...{ field, isThere }} path={pathOf(field.name)} />),
  );
  return (
    <>
      {shown}
      {rare.length > 0 && (
        <Fold
          path={pathOf(rarely)}
          title={rarely}
          isUsuallyOpen={rare.some((name) => !isEmpty(valueOf(pathOf(name))))}
        >
          {folded}
        </Fold>
      )}
    </>
  );
}

interface Props {
  readonly field: NamedField;
  readonly path: string;
  readonly isThere?: boolean;
}

/** The place of a file, which is drawn by whoever knows files. */
function FileView({ field: { info }, path, isRequired }: Props & { readonly isRequired: boolean }) {
  const { valueOf, change, addFile, mistakeAt, renderPicture } = useForm();
  const value = valueOf(path);
  return renderPicture({
    value: typeof value === 'string' ? nameIn(value) : undefined,
    info,
    label: info.label,
    isRequired,
    mistake: mistakeAt(path),
    onChange: (name, file) => {
      if (name !== undefined && file) addFile(name, file);
      change(path, name && `./${name}`);
    },
  });
}

/** A value with its label, its help and its mistake. What to write is said as long as that helps. */
function ControlView({
  field: { info, schema },
  path,
  isRequired,
}: Props & { readonly isRequired: boolean }) {
  const { valueOf, change, focused, mistakeAt } = useForm();
  const value = valueOf(path);
  const isYesNo = info.kind === 'yesNo';
  const Control = controls[info.kind ?? 'text'];
  const help = focused === path || isEmpty(value) ? (info.hint ?? info.description) : undefined;
  return (
    <Field {...{ label: info.label, help }} isRequired={isRequired || isYesNo} mistake={mistakeAt(path)}>
      {(control) => (
        <Control
          {...{ control, path, info, isRequired, value }}
          label={info.label}
          isRight={(tried) => schema.safeParse(tried).success}
          onChange={(next) => change(path, next)}
        />
      )}
    </Field>
  );
}

/** Fields that belong together, folded; of one that nobody has filled, a button that adds it. */
function Group({ field: { info }, path, schema }: Props & { readonly schema: z.ZodObject }) {
  const { valueOf, change, entries } = useForm();
  const value = valueOf(path);
  const isThere = !isEmpty(value);
  return (
    <Fold
      {...{ path, title: info.label }}
      said={summaryOf(schema, value, entries).join(' · ')}
      isNew={!isThere}
      {...(isThere && { onRemove: () => change(path, undefined) })}
    >
      <p className="soft">{capitalise(info.description)}</p>
      <FieldList {...{ schema, isThere }} around={path} />
    </Fold>
  );
}

/** A field of any kind, with the fields in it. */
export function FieldView({ field, path, isThere = true }: Props) {
  const { schema, info } = field;
  const isRequired = field.isRequired && isThere;
  if (schema instanceof z.ZodObject) return <Group {...{ field, path, schema }} />;
  const item = itemSchema(schema);
  if (item instanceof z.ZodObject)
    return <Rows {...{ info, path, item }}>{(around) => <FieldList schema={item} around={around} />}</Rows>;
  const View = fileKindIn(info) ? FileView : ControlView;
  return (
    <div className={info.kind === 'yesNo' ? styles.check : undefined} data-field={path}>
      {item ? <Texts {...{ info, path, item, isRequired }} /> : <View {...{ field, path, isRequired }} />}
    </div>
  );
}
