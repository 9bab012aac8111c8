import { attribute, element, oneLine, text, textIn } from '../tree';
import { forAll, type Rule, type Rules } from './context';

const gone =
  (what: string, why: string): Rule =>
  (_node, { lose }) => {
    lose(what, why);
    return [];
  };

const field: Rule = (_node, { lose }) => {
  lose('a field of a form', 'the site sends nothing: its words stay');
  return [text(' ')];
};

const input: Rule = (node, context) => {
  const type = attribute(node, 'type');
  if (type === 'hidden') return [];
  if (type !== 'checkbox') return field(node, context);
  return [element('input', [], { type, checked: (node.properties['checked'] ?? false) !== false })];
};

const button: Rule = (node, context) => {
  const words = oneLine(textIn(node));
  context.lose(words ? `the button “${words}”` : 'a button', 'it does nothing here: its words stay');
  return [text(' '), ...context.clean(node.children), text(' ')];
};

/** What cannot be brought along. */
export const goneRules: Rules = {
  script: gone('a script', 'a text of the site has none'),
  style: gone('a style sheet', 'the site has its own'),
  svg: gone('a drawing in the text (SVG)', 'save it as a picture to show it'),
  canvas: gone('a drawing by a script', 'a text of the site has no scripts'),
  ...forAll('template head title meta link base param source track wbr', () => []),
  area: gone('a picture with places to click on', 'the picture stays, its places do not'),
  input,
  ...forAll('select textarea', field),
  button,
};
