import { nameIn } from '../../lib/text';
import { accept, fileKinds } from '../../content/model/fileTypes';
import { kinds } from '../../content/model/kinds';
import { slugFor } from '../../content/model/slugFor';
import type { Control, ControlClass, Decap, DecapList } from './decap';
import { brokenRule, rulesIn } from './rules';
import { clearNotice, notify } from './notify';

/** The names that lie beside the entry already, or will when it is saved. */
const takenNames = ({ props: { getEntry } }: Control): string[] => {
  const files = getEntry().get('mediaFiles') as DecapList | undefined;
  return (files?.toArray() ?? []).map((file) => nameIn(String(file.get('path'))));
};

/**
 * The name that a chosen file gets: its own in small letters, with a number where another has it. The saved file that
 * stands in the field gives up its name, and its place, to one of the same name.
 */
export const nameFor = (chosen: string, taken: readonly string[], value: string): string => {
  const dot = chosen.lastIndexOf('.');
  const stem = slugFor(chosen.slice(0, dot)) || 'file';
  const ending = chosen.slice(dot).toLowerCase();
  const others = taken.filter((name) => value !== `./${name}`);
  const named = (number: number): string => {
    const name = `${stem}${number > 1 ? `-${number}` : ''}${ending}`;
    return others.includes(name) ? named(number + 1) : name;
  };
  return named(1);
};

/** Takes a file that was chosen into the entry, and the field shows it. */
const take = async (control: Control, file: File): Promise<void> => {
  const { field, value, parentIds = [], onPersistMedia, onChange, validate } = control.props;
  const name = nameFor(file.name, takenNames(control), typeof value === 'string' ? value : '');
  const fault = brokenRule(rulesIn(field), `./${name}`);
  if (fault) {
    const message = `${file.name} ${fault}`;
    const close = notify(`Not taken: ${message}.`);
    // It says nothing about another form.
    window.addEventListener('hashchange', close, { once: true });
    validate({ error: { type: 'CUSTOM', parentIds, message } });
    return;
  }
  clearNotice();
  const done = await onPersistMedia(new File([file], name, { type: file.type }), { field });
  if (done?.payload?.path) onChange(nameIn(done.payload.path));
};

/** Asks for a file by the browser's own dialogue. */
const ask = (type: string, then: (file: File) => void): void => {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = type;
  input.onchange = () => input.files?.[0] && then(input.files[0]);
  input.click();
};

/** A control whose button asks for a file at once, and a second one that shows those that lie beside the entry. */
const choosing = (control: ControlClass, type: string, others: string): ControlClass =>
  class extends control {
    readonly openLibrary: (event: Event) => void;

    constructor(props: Control['props']) {
      super(props);
      this.openLibrary = this.handleChange;
      this.handleChange = (event) => {
        event.preventDefault();
        ask(type, (file) => void take(this, file));
      };
    }

    override render(): unknown {
      const library = window.h(
        'button',
        { type: 'button', className: 'others', onClick: this.openLibrary },
        others,
      );
      return window.h('div', {}, super.render(), takenNames(this).length > 0 && library);
    }
  };

/** Has the fields of pictures and sounds take what is chosen without asking twice. */
export const chooseAtOnce = (cms: Decap): void => {
  const accepted = new Map(fileKinds.map((kind) => [kinds[kind].widget({}).widget, accept[kind]]));
  accepted.forEach((type, name) => {
    const { control, preview } = cms.getWidget(name);
    cms.registerWidget(name, choosing(control, type, 'See the files of this entry'), preview);
  });
};
