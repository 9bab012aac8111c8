import { attribute, element, oneLine, text, textIn } from '../tree';
import type { Rule, Rules } from './context';

const gone =
  (what: string, why: string): Rule =>
  (_node, { lose }) => {
    lose(what, why);
    return [];
  };

const silent: Rule = () => [];

const field: Rule = (_node, { lose }) => {
  lose('a field of a form', 'the site sends nothing: its words stay');
  return [text(' ')];
};

const input: Rule = (node, context) => {
  const type = attribute(node, 'type');
  if (type === 'hidden') return [];
  return type === 'checkbox'
    ? [
        element('input', [], {
          type,
          checked: 'checked' in node.properties && node.properties['checked'] !== false,
        }),
      ]
    : field(node, context);
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
  template: silent,
  head: silent,
  title: silent,
  meta: silent,
  link: silent,
  base: silent,
  param: silent,
  source: silent,
  track: silent,
  area: gone('a picture with places to click on', 'the picture stays, its places do not'),
  wbr: silent,
  input,
  select: field,
  textarea: field,
  button,
};
