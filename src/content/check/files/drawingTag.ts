import type { SaxesAttributeNS, SaxesTagNS } from 'saxes';
import { filterFault } from './filterFault';
import { addressFault, namesInStyle, styleFault } from './styleFault';
import { attributes, elements, prefixedAttributes } from './svgNames';
import { showWord } from '../../model/findings';

export const svgNamespace = 'http://www.w3.org/2000/svg';

/** The namespaces that mean something to a browser. Elements of any other, as Inkscape writes them, do nothing. */
const known: ReadonlySet<string> = new Set([
  '',
  svgNamespace,
  'http://www.w3.org/1999/xhtml',
  'http://www.w3.org/1998/Math/MathML',
  ...Object.keys(prefixedAttributes),
]);

const namespaces = 'http://www.w3.org/2000/xmlns/';

const isAllowed = ({ uri, local, name }: SaxesAttributeNS): boolean => {
  if (uri === '') return attributes.has(name) || /^(data|aria)-/.test(name);
  return known.has(uri) ? (prefixedAttributes[uri]?.has(local) ?? false) : true;
};

const isPicture = (address: string): boolean => /^data:image\/(png|jpe?g|gif|webp);base64,/.test(address);

/** Whether a browser reads an attribute as a style that may fetch something, for which it needs a function. */
const isStyle = ({ name, local, value }: SaxesAttributeNS): boolean =>
  value.includes('(') &&
  !(/^(id|class|font-family|data-.*|aria-.*)$/.test(name) || /^(title|role)$/.test(local));

const attributeFault = (tag: SaxesTagNS, attribute: SaxesAttributeNS, line: number): string | null => {
  const { name, local, uri, value } = attribute;
  const where = `, in line ${line}`;
  if (!isAllowed(attribute)) return `must not have the attribute ${showWord(name)}${where}: delete it`;
  if (!known.has(uri)) return null;
  if (local === 'href') {
    return tag.local === 'image' && isPicture(value) ? null : addressFault(value, where);
  }
  return isStyle(attribute) ? styleFault(value, () => line) : filterFault(tag.local, local, value, where);
};

/** The names by which an element, in which `tagFault` found nothing, shows others. */
export const namesIn = ({ uri, attributes }: SaxesTagNS): string[] =>
  // What stands in the foreign elements is not drawn, and nobody has looked at it.
  uri !== svgNamespace
    ? []
    : Object.values(attributes).flatMap((attribute) => {
        if (attribute.local === 'href') return attribute.value.split('#')[1] ?? [];
        return known.has(attribute.uri) && isStyle(attribute) ? namesInStyle(attribute.value) : [];
      });

/** What is wrong with an element of a drawing; null where it only draws. `lineOf` knows the lines of its attributes. */
export const tagFault = (
  tag: SaxesTagNS,
  line: number,
  lineOf: (attribute: string) => number,
): string | null => {
  const isForeign = !known.has(tag.uri);
  if (!isForeign && !(tag.uri === svgNamespace && elements.has(tag.local))) {
    return `must not have <${showWord(tag.name)}>, in line ${line}: delete it`;
  }
  const checked = Object.values(tag.attributes).filter(
    ({ uri, name }) => uri !== namespaces && name !== 'xmlns' && !(isForeign && uri === ''),
  );
  for (const attribute of checked) {
    const fault = attributeFault(tag, attribute, lineOf(attribute.name));
    if (fault) return fault;
  }
  return null;
};
