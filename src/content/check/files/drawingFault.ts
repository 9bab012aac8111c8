import { SaxesParser, type SaxesTagNS } from 'saxes';
import { namesIn, styleFault, svgNamespace, tagFault } from './drawingRules';
import { mostElements, weigh } from './drawingWeight';
import { inTruth, trueFormat } from './trueFormat';
import { unreadable } from './unreadable';
import { showWord } from '../../model/findings';

/** What is wrong with a drawing, in words for its author. */
class Refused extends Error {}

const refuse = (message: string | null): void => {
  if (message !== null) throw new Refused(message);
};

const unshown = (why: string): string => unreadable('drawing', why);
const notUtf8 = unshown('it is not in UTF-8: export it in UTF-8');
const forbidden = (fault: string | null): void => refuse(fault && `the drawing ${fault}`);

const checkRoot = ({ uri, local }: SaxesTagNS): void => {
  if (local !== 'svg') refuse(unshown('its first tag must be <svg>'));
  if (uri !== svgNamespace) refuse(unshown(`its first tag needs xmlns="${svgNamespace}"`));
};

/** Throws Refused where a text is no drawing, or more than that. */
const parseDrawing = (text: string): void => {
  const parser = new SaxesParser({ xmlns: true });
  const weight = weigh();
  const path: { readonly tag: SaxesTagNS; readonly line: number; style: string }[] = [];
  let tagLine = 1;
  let lines = new Map<string, number>();
  const here = (): string => `, in line ${parser.line}`;
  const addText = (more: string): void => {
    const last = path.at(-1);
    if (last?.tag.local === 'style') last.style += more;
  };
  parser.on('error', ({ message }) =>
    refuse(
      unshown(
        `it is not valid XML${here()} (${showWord(message.replace(/^[\d:]+ |\.$/g, ''))}): export it again`,
      ),
    ),
  );
  parser.on('xmldecl', ({ encoding = 'UTF-8', version }) => {
    if (encoding.toUpperCase() !== 'UTF-8') refuse(notUtf8);
    if (version !== '1.0') refuse(unshown('it is not in XML 1.0: export it again'));
  });
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) forbidden(`must not have a DOCTYPE with [ in it${here()}: delete it`);
  });
  parser.on('processinginstruction', ({ target }) => {
    // Adobe's notes stand between two of these.
    if (target !== 'xpacket') forbidden(`must not have <?${showWord(target)}?>${here()}: delete it`);
  });
  parser.on('opentagstart', () => {
    tagLine = parser.line;
    lines = new Map();
  });
  parser.on('attribute', ({ name }) => lines.set(name, parser.line));
  parser.on('opentag', (tag) => {
    if (path.length === 0) checkRoot(tag);
    forbidden(tagFault(tag, tagLine, (name) => lines.get(name) ?? tagLine));
    path.push({ tag, line: parser.line, style: '' });
    weight.open(tag.attributes['id']?.value, namesIn(tag));
    if (weight.isTooMany()) {
      forbidden(`must not have more than ${mostElements} elements${here()}: export it again, simpler`);
    }
    if (weight.isTooDeep()) forbidden(`must not be nested so deeply${here()}: export it again, simpler`);
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const { line = 1, style = '' } = path.pop() ?? {};
    forbidden(styleFault(style, (at) => line + style.slice(0, at).split('\n').length - 1));
    weight.close();
  });
  parser.write(text).close();
  if (weight.isTooHeavy()) forbidden('must not show itself so often: export it again, simpler');
};

const decode = (bytes: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refused(notUtf8);
  }
};

/**
 * What is wrong with an SVG: it can't be read, or does more than draw (scripts, links, foreign addresses). Null where it
 * only draws. Nothing is rendered, so that no drawing can take long.
 */
export const drawingFault = (bytes: Buffer): string | null => {
  const format = trueFormat(bytes);
  if (format === 'gz') return unshown('it is packed as an SVGZ: export it as a plain SVG');
  if (format && format !== 'svg' && format !== 'text') {
    return unshown(inTruth(format, 'export it as SVG'));
  }
  try {
    parseDrawing(decode(bytes));
    return null;
  } catch (error) {
    // A parser that fails at something unheard of has not read it, and its stack helps no author.
    return error instanceof Refused ? error.message : unshown('export it again, simpler');
  }
};
