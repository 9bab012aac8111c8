import { type Reason, Refused } from '../../content/read/refused';
import { kinds } from '../../content/model/kinds';
import { itemField } from '../decapFields';
import type { Control, ControlClass, Decap } from './decap';

/** The controls of the form that is open. */
const shown = new Set<Control>();

/** A step to a field: of an item in a list its place, of anything else its name, which Decap's id has before a number. */
const stepOf = (id: string): string => {
  const places = [...shown].map(({ state }) => state?.keys?.indexOf(id) ?? -1);
  const place = places.find((at) => at >= 0);
  return place === undefined ? id.replace(/-field-\d+$/, '') : String(place);
};

const stepsAbove = ({ props: { parentIds = [] } }: Control): string[] =>
  parentIds.flatMap((id) => (id === undefined ? [] : stepOf(id)));

const pathOf = (control: Control): string =>
  [...stepsAbove(control), String(control.props.field.get('name'))].join('.');

/**
 * The control of a field; where it has none of its own, that of what it lies in. The checks call `text` what is `body` to
 * Decap, and an item that is a text by its place alone.
 */
const controlAt = (path: string): Control | undefined => {
  const wanted = path === 'text' ? ['body'] : [path, `${path}.${itemField}`];
  return (
    [...shown].find((control) => wanted.includes(pathOf(control))) ??
    (path.includes('.') ? controlAt(path.slice(0, path.lastIndexOf('.'))) : undefined)
  );
};

/** The checks' words, which are for people who edit files, put for people who fill in a form. */
const forForm = (message: string): string =>
  message.replace(/: !\[what it shows\]\(.*\)$/, ': write them under “What it shows”').replaceAll('"./', '"');

const labelOf = (path: string): string => {
  const label = controlAt(path)?.props.field.get('label');
  return typeof label === 'string' ? label : path;
};

/** Reasons in the words of the form, with the labels of its fields. */
export const inForm = (reasons: readonly Reason[]): string[] =>
  reasons.map(({ field, message }) => (field ? `${labelOf(field)}: ${forForm(message)}` : message));

const labelAbove = ({ props: { forID } }: Control): Element | null =>
  document.querySelector(`label[for="${forID}"]`);

const isFolded = (control: Control): boolean => labelAbove(control)?.getClientRects().length === 0;

/** For how many frames a fold may take to open. */
const patience = 60;

/** Unfolds what controls lie in, one after the other: of two at once, Decap forgets the first. Then shows the first. */
const uncover = async (controls: readonly Control[]): Promise<void> => {
  for (const control of controls) {
    const [name, ...steps] = stepsAbove(control);
    if (name !== undefined && isFolded(control)) controlAt(name)?.focus?.(steps.join('.'));
    for (let frame = 0; frame < patience && isFolded(control); frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  controls.slice(0, 1).forEach((control) => labelAbove(control)?.scrollIntoView({ block: 'center' }));
};

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
  void uncover([...marked.keys()]);
};

/** What Decap says of a refusal whose fields are marked. */
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
