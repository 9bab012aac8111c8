import type { Control, ControlClass, Decap, DecapList, DecapMap } from './decap';

/** What a text must match, and what is said where it does not: the first rule that it breaks; null where it breaks none. */
export const brokenRule = (field: DecapMap, text: string): string | null => {
  const rules = (field.get('rules') as DecapList | undefined)?.toArray() ?? [];
  const broken = rules.find((rule) => !new RegExp(String(rule.get('pattern'))).test(text));
  return broken ? String(broken.get('message')) : null;
};

const firstOf = (field: DecapMap): RegExp => {
  const pattern = field.get('pattern') as DecapList<string> | undefined;
  return new RegExp(pattern?.toArray()[0] ?? '');
};

/** Decap knows one pattern of a field. The others are looked at where that one holds, so that one sentence is said. */
const isValid = ({ props: { field, value, parentIds = [], t } }: Control) => {
  const text = typeof value === 'string' ? value : '';
  const pattern = text && firstOf(field).test(text) ? brokenRule(field, text) : null;
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
  };

/** Has the fields of one line look at all rules of theirs. */
export const addFurtherRules = (cms: Decap): void => {
  const { control, preview } = cms.getWidget('string');
  cms.registerWidget('string', withRules(control), preview);
};
