import { SaxesParser } from 'saxes';
import { Refused } from '../content/read/refused';
import { decoded } from './decoded';
import type { InputFile } from './found';

/** An element with all that is in it. Its name has the prefix that it is written with. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (XmlElement | string)[];
  readonly line: number;
}

interface Growing extends XmlElement {
  readonly children: (XmlElement | string)[];
}

/** How many characters an element may have with all that is in it, and how deep elements may lie. */
const mostCharacters = 60_000_000;
const deepest = 200;
/** What an element takes in memory beside its texts. */
const charactersAnElement = 100;

/** What XML 1.0 has no place for, as it is, and as a reference. */
// eslint-disable-next-line no-control-regex -- they are what is sought
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const controlReferences =
  /&#(?:0*(?:[0-8]|1[124-9]|2\d|3[01])|x0*(?:[0-8bcef]|1[\da-f]|fff[ef]|d[89a-f][\da-f]{2}));/gi;

/** HTML's names of characters stay as they are: what is HTML is read as that later. Servers like to send empty lines first. */
const mayBe = /undefined entity|malformed character entity|XML declaration must|must appear at the start/;

const reader = (path: string, wanted: (path: readonly string[]) => boolean, most: number) => {
  const parser = new SaxesParser<{ xmlns: false }>({ xmlns: false });
  const ready: XmlElement[] = [];
  const names: string[] = [];
  const open: Growing[] = [];
  let characters = 0;
  let lastPosition = 0;
  let startLine = 1;
  const refuse = (why: string): never => {
    throw new Refused(`${path}:${parser.line}: ${why}`);
  };
  const refuseSize = () => refuse(`has more than ${most / 1e6} MB in one piece, which no export has`);
  const grow = (by: number): void => {
    lastPosition = parser.position;
    characters += by;
    if (characters > most) refuseSize();
  };
  const addText = (text: string): void => {
    grow(text.length);
    open.at(-1)?.children.push(text.replaceAll(controlReferences, ''));
  };
  parser.on('error', ({ message }) => {
    if (mayBe.test(message)) return;
    refuse(`is not whole XML: ${message.replace(/^\d+:\d+: /, '').replace(/\.$/, '')}; export it again`);
  });
  parser.on('doctype', (doctype) => {
    if (doctype.includes('['))
      refuse(
        'has definitions of its own in its DOCTYPE, which are not read: delete what stands in [ ] there',
      );
    grow(0);
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('comment', () => grow(0));
  parser.on('processinginstruction', () => grow(0));
  parser.on('opentagstart', () => (startLine = parser.line));
  parser.on('opentag', ({ name, attributes }) => {
    names.push(name);
    if (names.length > deepest)
      refuse(`has elements that lie more than ${deepest} deep, which no export has`);
    if (open.length === 0) {
      characters = 0;
      if (!wanted(names)) {
        grow(0);
        return;
      }
    }
    grow(charactersAnElement + Object.values(attributes).join('').length);
    const element: Growing = { name, attributes, children: [], line: startLine };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => {
    names.pop();
    const element = open.pop();
    if (element && open.length === 0) ready.push(element);
    if (open.length === 0) characters = 0;
    grow(0);
  });
  return {
    write: (text: string): XmlElement[] => {
      parser.write(text.replaceAll(controls, ''));
      if (parser.position - lastPosition > most) refuseSize();
      return ready.splice(0);
    },
    end: () => parser.close(),
  };
};

/**
 * The elements of a file that are wanted, by the names from the root to them, one after the other: only one is kept in
 * memory. Throws Refused of what is no XML, of entities, and of what is too large or too deep.
 */
export async function* xmlElements(
  file: InputFile,
  wanted: (path: readonly string[]) => boolean,
  most = mostCharacters,
): AsyncGenerator<XmlElement> {
  const { write, end } = reader(file.path, wanted, most);
  for await (const text of decoded(file))
    // Copies, as who keeps a title would keep the whole piece of the file that it was cut from.
    for (const element of write(text)) yield structuredClone(element);
  end();
}
