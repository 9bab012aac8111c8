import { Fragment, useLayoutEffect, useMemo, useRef } from 'react';
import { collections } from '../../../content/model/collections';
import { fieldsOf } from '../../../content/model/fieldInfo';
import { collectionOf, pathInContent } from '../../../content/model/entryFiles';
import { capitalise } from '../../../lib/text';
import type { EntryState } from '../entryState';
import { Button } from '../ui/Button';
import { Field } from '../ui/Field';
import { FieldList, FieldView } from './FieldView';
import { Fold } from './Fold';
import * as styles from './EntryForm.module.css';
import { type EntryFormProps, type Form, FormContext, useForm } from './formContext';
import { foldOf, foldsAround, openGroup, type Section, sectionsOf } from './sectionsOf';
import { Summary } from './Summary';
import { useFocus } from './useFocus';
import { useMistakes } from './useMistakes';
import { isEmpty, valueAt, withValue } from './values';

/** A section with its heading; the first is always open, the others where there is something in them. */
function SectionView({ section, isFirst }: { readonly section: Section; readonly isFirst: boolean }) {
  const { valueOf, change, mistakeAt } = useForm();
  const { title, fields, isFolded } = section;
  const inside = fields.map((field, index) => {
    const group = openGroup(section, field, index);
    const isThere = !isEmpty(valueOf(field.name));
    return group ? (
      <div key={field.name} className={styles.fields} data-field={field.name}>
        {mistakeAt(field.name) && <p className="mistake">{mistakeAt(field.name)}</p>}
        {!isThere && <p className="soft">{capitalise(field.info.description)}</p>}
        <FieldList schema={group} around={field.name} isThere={isThere} />
        {isThere && !field.isRequired && (
          <Button look="quiet" onClick={() => change(field.name, undefined)}>
            Empty these fields
          </Button>
        )}
      </div>
    ) : (
      <FieldView key={field.name} field={field} path={field.name} />
    );
  });
  if (isFirst) return <div className={styles.fields}>{inside}</div>;
  const said = fields
    .flatMap((field, index) => {
      const group = openGroup(section, field, index);
      return group ? fieldsOf(group) : [field];
    })
    .map(({ info }) => info.label);
  const isFilled = fields.some(({ name }) => !isEmpty(valueOf(name)));
  return (
    <section className={styles.section}>
      <Fold
        isSection
        path={foldOf(section)}
        title={title}
        said={said.join(', ')}
        isUsuallyOpen={isFilled && !isFolded}
      >
        {inside}
      </Fold>
    </section>
  );
}

/** The text of a Markdown file; a page may do without, what the author adds is nothing without it. */
function TextView({ collection, state, focus, renderText }: EntryFormProps) {
  const { changeText, addFile, mistakeAt } = useForm();
  const mistake = mistakeAt('body');
  return (
    <div data-field="body">
      <Field label="Text" isRequired={'one' in collections[collection]} mistake={mistake}>
        {(control) =>
          renderText({
            value: state.body,
            label: 'Text',
            control,
            onChange: changeText,
            addFile,
            focus: focus?.path === 'body' ? focus : null,
          })
        }
      </Field>
    </div>
  );
}

/** The last state, also of two changes in a row before the form is drawn anew. */
const useChanges = ({ state, onChange }: EntryFormProps) => {
  const latest = useRef(state);
  useLayoutEffect(() => {
    latest.current = state;
  }, [state]);
  return (how: (before: EntryState) => EntryState): void => {
    latest.current = how(latest.current);
    onChange(latest.current);
  };
};

/** The form of an entry: values in, changes out. What it shows follows `state`, whoever changes it. */
export function EntryForm(props: EntryFormProps) {
  const { collection, path, state, entries, pages, coverOf, reasons, renderPicture, onMakeFor } = props;
  const { schema, files } = collections[collection];
  const sections = useMemo(() => {
    const slug = path === null ? null : (collectionOf(pathInContent(path))?.slug ?? null);
    return sectionsOf(collection, slug);
  }, [collection, path]);
  const around = (of: string): string[] => foldsAround(sections, of);
  const { root, opened, setOpen, go, focused, touched, onFocus, onBlur } = useFocus(props, around);
  const { said, isRefused } = useMistakes(props, focused, touched);
  const update = useChanges(props);
  const form: Form = {
    path,
    entries,
    pages,
    coverOf,
    renderPicture,
    valueOf: (of) => valueAt(state.fields, of),
    change: (of, value) =>
      update((before) => ({ ...before, fields: withValue(schema, before.fields, of, value) })),
    changeText: (body) => update((before) => ({ ...before, body })),
    addFile: (name, file) => update((before) => ({ ...before, files: { ...before.files, [name]: file } })),
    makeFor: onMakeFor,
    focused,
    go,
    isOpen: (of, usually = false) => opened[of] ?? usually,
    setOpen,
    mistakeAt: (of) => said.get(of),
    isWrong: (fold) => [...said.keys()].some((of) => around(of).includes(fold)),
  };
  return (
    <FormContext value={form}>
      {/* It only hears of what goes on in its fields. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={root} className={styles.form} onFocus={onFocus} onBlur={onBlur}>
        {isRefused && <Summary {...{ collection, reasons, said }} onGo={go} />}
        {sections.map((section, index) => (
          <Fragment key={section.title}>
            <SectionView section={section} isFirst={index === 0} />
            {index === 0 && files.endsWith('.md') && <TextView {...props} />}
          </Fragment>
        ))}
      </div>
    </FormContext>
  );
}
