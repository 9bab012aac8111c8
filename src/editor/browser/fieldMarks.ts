import { kinds } from '../../content/model/kinds';
import type { Reason } from '../refusal';
import type { Control, ControlClass, Decap } from './decap';
import { Refused } from './session';

/** The controls of the form that is open. */
const shown = new Set<Control>();

/** Decap's id of a field is its name and a number. */
const nameOf = (id: string): string => id.replace(/-field-\d+$/, '');

const pathOf = ({ props: { parentIds = [], field } }: Control): string =>
  [...parentIds.map(nameOf), String(field.get('name'))].join('.');

/** The control of a field; of an item in a list, that of the list. The checks call `text` what is `body` to Decap. */
const controlAt = (path: string): Control | undefined => {
  const wanted = path === 'text' ? 'body' : path;
  return (
    [...shown].find((control) => pathOf(control) === wanted) ??
    (wanted.includes('.') ? controlAt(wanted.slice(0, wanted.lastIndexOf('.'))) : undefined)
  );
};

/** What the checks say to whoever writes the files, for whoever fills in a form. */
const forForm = (message: string): string =>
  message.replace(/: !\[what it shows\]\(.*\)$/, ': write them under “What it shows”').replaceAll('"./', '"');

const labelOf = (path: string): string => {
  const label = controlAt(path)?.props.field.get('label');
  return typeof label === 'string' ? label : path;
};

/** Reasons in the words of the form, with the labels of its fields. */
export const inForm = (reasons: readonly Reason[]): string[] =>
  reasons.map(({ field, message }) => (field ? `${labelOf(field)}: ${forForm(message)}` : message));

/** Shows each reason beside the field that it is about, in red, until the author changes it or saves again. */
const markFields = (reasons: readonly Reason[]): void => {
  const marked = new Map<Control, string[]>();
  for (const reason of reasons) {
    const control = reason.field && controlAt(reason.field);
    if (control) marked.set(control, [...(marked.get(control) ?? []), ...inForm([reason])]);
  }
  marked.forEach((messages, { props: { validate, parentIds = [] } }) =>
    validate({ error: { type: 'CUSTOM', parentIds, message: messages.join('; ') } }),
  );
};

/** What Decap is to say of a refusal, of which the fields are marked. */
export const refusedInForm = (reasons: readonly Reason[]): Refused => {
  markFields(reasons);
  return new Refused(inForm(reasons).join('; '));
};

const marking = (control: ControlClass): ControlClass =>
  class extends control {
    override componentDidMount(): void {
      super.componentDidMount?.();
      shown.add(this);
    }

    override componentWillUnmount(): void {
      super.componentWillUnmount?.();
      shown.delete(this);
    }
  };

const ofKinds = Object.values(kinds).map(({ widget }) => widget({}).widget);

/** The widgets whose fields can be marked: those of all kinds of values, of what is made of several, and of texts. */
export const markedWidgets: readonly string[] = [...new Set([...ofKinds, 'list', 'object', 'markdown'])];

/** Has every field of a form know how to be marked. */
export const letMark = (cms: Decap): void =>
  markedWidgets.forEach((name) => {
    const { control, preview } = cms.getWidget(name);
    cms.registerWidget(name, marking(control), preview);
  });
