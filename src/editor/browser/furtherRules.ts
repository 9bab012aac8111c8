import { wholeAddress } from '../../content/model/wholeAddress';
import type { Control, ControlClass, Decap, DecapList, DecapMap } from './decap';
import { brokenRule, rulesIn } from './rules';

const firstOf = (field: DecapMap): RegExp => {
  const pattern = field.get('pattern') as DecapList<string> | undefined;
  return new RegExp(pattern?.toArray()[0] ?? '');
};

/** What is meant by what stands in a control: what was pasted without the blanks around it, of an address the whole. */
const meantBy = ({ field, value }: Control['props']): string => {
  const text = typeof value === 'string' ? value : '';
  const rules = rulesIn(field);
  return field.get('isAddress') ? wholeAddress(text, (address) => !brokenRule(rules, address)) : text.trim();
};

/** Decap knows one pattern of a field. The others are looked at where that one holds, so that one sentence is said. */
const isValid = ({ props }: Control) => {
  const { field, parentIds = [], t } = props;
  const text = meantBy(props);
  const pattern = text && firstOf(field).test(text) ? brokenRule(rulesIn(field), text) : null;
  if (!pattern) return true;
  const message = t('editor.editorControlPane.widget.regexPattern', {
    fieldLabel: field.get('label'),
    pattern,
  });
  return { error: { type: 'PATTERN', parentIds, message } };
};

const withRules = (control: ControlClass): ControlClass =>
  class extends control {
    isValid = () => isValid(this);
    override componentDidMount(): void {
      super.componentDidMount?.();
      // What was typed is made whole when the author goes on, which React knows no event of.
      document.getElementById(this.props.forID)?.addEventListener('change', () => {
        const meant = meantBy(this.props);
        if (meant !== (this.props.value ?? '')) this.props.onChange(meant);
      });
    }
  };

/** Has the fields of one line look at all rules of theirs, and make addresses whole. */
export const addFurtherRules = (cms: Decap): void => {
  const { control, preview } = cms.getWidget('string');
  cms.registerWidget('string', withRules(control), preview);
};
