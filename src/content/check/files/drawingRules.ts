import type { SaxesAttributeNS, SaxesTagNS } from 'saxes';
import { show, showWord } from '../../model/findings';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** The elements of a still picture, from DOMPurify's list for SVG: no scripts, links, animation or other documents. */
const elements = words(`
  svg g defs symbol use switch view title desc metadata style
  path rect circle ellipse line polyline polygon image text tspan textPath
  linearGradient radialGradient stop pattern clipPath mask marker
  filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode
  feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
`);

/** The functions of a style that fetch nothing. `url()` is looked at closer. */
const styleFunctions = words(`
  rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark var env calc min max clamp
  matrix matrix3d translate translatex translatey translatez translate3d rotate rotatex rotatey rotatez rotate3d
  scale scalex scaley scalez scale3d skew skewx skewy perspective cubic-bezier steps
  blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
  circle ellipse inset path polygon rect not is where has nth-child nth-last-child nth-of-type nth-last-of-type lang
`);

const atRules = words('media supports keyframes -webkit-keyframes layer charset');

/** The largest numbers of a filter, whose cost for a browser grows with them. No exported drawing needed more. */
const largest: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  feTurbulence: { numOctaves: 10 },
  feMorphology: { radius: 100 },
  feConvolveMatrix: { order: 20 },
  filter: { x: 10_000, y: 10_000, width: 10_000, height: 10_000 },
};

export const svgNamespace = 'http://www.w3.org/2000/svg';
const ofPrefixes = 'http://www.w3.org/2000/xmlns/';

/** The namespaces that browsers know. Elements of others, like Inkscape's, do nothing. */
const namespaces = words(`
  ${svgNamespace} http://www.w3.org/1999/xhtml http://www.w3.org/1998/Math/MathML
  http://www.w3.org/1999/xlink http://www.w3.org/XML/1998/namespace
`);

const isKnown = (uri: string): boolean => uri === '' || namespaces.has(uri);

const addressFault = (address: string, where: string): string | null => {
  // No more is space to a browser: behind U+00A0, which trim() takes away, it looks for a file.
  if (!/^[\t\n\f\r ]*#/.test(address)) {
    return `must not fetch ${show(address)}${where}: only what is in the drawing may be named, like #name`;
  }
  return /[%\\(]|#.*\s/s.test(address)
    ? `must not name ${show(address)}${where}: use a name without %, \\ and spaces`
    : null;
};

/** Rules and functions in a style, and escapes, which may hide either. */
const spoken = /\\|@(?<rule>[\w-]+)|(?<![\w-])(?<name>[\w-]+)\(/g;
const longestAddress = 1000;

/** The address behind the bracket of a `url(`. */
const addressAt = (css: string, start: number): string => {
  const behind = css.slice(start, start + longestAddress);
  const quoted = /^[\t\n\f\r ]*(?:"([^"]*)|'([^']*))/.exec(behind);
  return (
    quoted?.[1] ?? quoted?.[2] ?? behind.replace(/\).*$/s, '').replace(/[\t\n\f\r ]*$|^[\t\n\f\r ]*/g, '')
  );
};

/** The first thing in a style that fetches something, or that is not known to fetch nothing; null where there is none. */
export const styleFault = (css: string, lineAt: (index: number) => number): string | null => {
  for (const { 0: found, index, groups } of css.matchAll(spoken)) {
    const where = `, in line ${lineAt(index)}`;
    const { rule, name } = groups as { readonly rule?: string; readonly name?: string };
    if (name?.toLowerCase() === 'url') {
      const fault = addressFault(addressAt(css, index + found.length), where);
      if (fault) return fault;
    } else if (rule === undefined && name === undefined) {
      return `must not have \\ in a style${where}: write the letter itself`;
    } else if (
      !(rule === undefined ? styleFunctions.has(name?.toLowerCase() ?? '') : atRules.has(rule.toLowerCase()))
    ) {
      return `must not have ${rule === undefined ? `${showWord(name ?? '')}()` : `@${showWord(rule)}`}${where}: delete it`;
    }
  }
  return null;
};

/** Whether browsers read an attribute as a style with a function or an escape in it. */
const isStyle = ({ name, local, value }: SaxesAttributeNS): boolean =>
  /[(\\]/.test(value) &&
  !(/^(id|class|font-family|data-.*|aria-.*)$/.test(name) || /^(title|role|href)$/.test(local));

const isPicture = (address: string): boolean => /^data:image\/(png|jpe?g|gif|webp);base64,/.test(address);

const attributeFault = (tag: SaxesTagNS, attribute: SaxesAttributeNS, line: number): string | null => {
  const { name, local, uri, value } = attribute;
  const where = `, in line ${line}`;
  if (!isKnown(uri)) return null;
  if (/^on|^base$/i.test(local)) return `must not have the attribute ${showWord(name)}${where}: delete it`;
  if (local === 'href') {
    return tag.local === 'image' && isPicture(value) ? null : addressFault(value, where);
  }
  if (isStyle(attribute)) return styleFault(value, () => line);
  const most = largest[tag.local]?.[local];
  const numbers = value.match(/(\d+\.?\d*|\.\d+)(e[+-]?\d+)?/gi) ?? [];
  return most !== undefined && numbers.some((number) => Number(number) > most)
    ? `must not have a number above ${most} as ${local} of <${tag.local}>${where}: make it smaller`
    : null;
};

/** The names by which an element, in which `tagFault` found nothing, shows others. */
export const namesIn = ({ uri, attributes }: SaxesTagNS): string[] =>
  // What stands in the foreign elements is not drawn, and nobody has looked at it.
  uri !== svgNamespace
    ? []
    : Object.values(attributes).flatMap(({ local, value }) =>
        local === 'href'
          ? (value.split('#')[1] ?? [])
          : [...value.matchAll(/url\([\s"']*#([^\s"')]*)/gi)].map(([, name = '']) => name),
      );

/** What is wrong with an element of a drawing; null where it only draws. `lineOf` knows the lines of its attributes. */
export const tagFault = (
  tag: SaxesTagNS,
  line: number,
  lineOf: (attribute: string) => number,
): string | null => {
  const isForeign = !isKnown(tag.uri);
  if (!isForeign && !(tag.uri === svgNamespace && elements.has(tag.local))) {
    return `must not have <${showWord(tag.name)}>, in line ${line}: delete it`;
  }
  for (const attribute of Object.values(tag.attributes)) {
    const { uri, name } = attribute;
    if (uri === ofPrefixes || name === 'xmlns' || (isForeign && uri === '')) continue;
    const fault = attributeFault(tag, attribute, lineOf(name));
    if (fault) return fault;
  }
  return null;
};
