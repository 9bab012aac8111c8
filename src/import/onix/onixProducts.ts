import { SaxesParser } from 'saxes';
import { Refused } from '../../content/read/refused';
import { escapeXml } from '../../lib/text';
import { decodedPieces } from '../decoded';
import type { InputFile } from '../found';
import type { OnixNode } from './onixNode';
import { referenceName } from './shortTags';

/** No honest message is deeper, with XHTML in its texts. */
const mostDepth = 60;
/** How much a product may hold, in characters. */
const mostInProduct = 20_000_000;
/** How much all may hold, which are kept until it is known which belong together. */
const mostTogether = 200_000_000;

const wantsThird = 'is ONIX 2.1, which the book trade has left behind: ask your publisher for ONIX 3.0';

/** The address of the old form's DTD, and what has a text in it. */
const isSecond = (release: string, doctype: string): boolean =>
  release.startsWith('2') || /onix\/2\.1|onix-international.*2\.1/i.test(doctype);

/** An attribute, which without namespaces is a text. */
const attribute = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What takes the parts of one file in, and hands its products over as they end. */
interface Reader {
  readonly write: (text: string) => OnixNode[];
  readonly end: () => OnixNode[];
}

const makeReader = (file: string): Reader => {
  const parser = new SaxesParser({ position: true });
  const open: OnixNode[] = [];
  const done: OnixNode[] = [];
  let depth = 0;
  let size = 0;
  let together = 0;
  /** How deep in the XHTML of a text. */
  let markup = 0;
  let doctype = '';
  let fault: Refused | null = null;

  const refuse = (why: string): void => void (fault ??= new Refused(`${file}:${parser.line} ${why}`));

  const grow = (more: number): void => {
    size += more;
    together += more;
    if (size > mostInProduct) refuse('is a product of more than 20 MB, which no honest file has');
    if (together > mostTogether)
      refuse('goes on for more than 200 MB: ask your publisher for a file of your own books alone');
  };

  parser.on('doctype', (text) => {
    doctype = text;
    if (text.includes('['))
      refuse(
        'has definitions of its own in its DOCTYPE, which are not read: delete what stands in [ ] there',
      );
  });
  parser.on('error', (error) => refuse(`is broken XML: ${error.message.replace(/^\d+:\d+: /, '')}`));
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth > mostDepth) refuse('has elements within elements more than 60 deep');
    const local = name.slice(name.indexOf(':') + 1);
    const tag = referenceName(local);
    if (depth === 1) {
      if (tag !== 'ONIXMessage') refuse('is no ONIX, which begins with ONIXMessage');
      if (isSecond(attribute(attributes['release']), doctype)) refuse(wantsThird);
      return;
    }
    const top = open.at(-1);
    // ONIX 3 has the form of a product one level deeper.
    if (top?.name === 'Product' && tag === 'ProductForm') refuse(wantsThird);
    if (!top && tag !== 'Product') return;
    if (top && (top.name === 'Text' || markup)) {
      markup += 1;
      grow(local.length);
      top.text += `<${local}>`;
      return;
    }
    grow(100);
    const node: OnixNode = {
      name: tag,
      children: [],
      text: '',
      ...(attributes['textformat'] && { textFormat: attribute(attributes['textformat']) }),
      line: parser.line,
    };
    top?.children.push(node);
    open.push(node);
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    const top = open.at(-1);
    if (!top) return;
    if (markup) {
      markup -= 1;
      const local = name.slice(name.indexOf(':') + 1);
      // In HTML, a br that is closed is two.
      if (local !== 'br') top.text += `</${local}>`;
      return;
    }
    open.pop();
    if (open.length) return;
    done.push(top);
    size = 0;
  });
  const onText = (text: string): void => {
    const top = open.at(-1);
    if (!top) return;
    grow(text.length);
    // What was escaped is escaped markup, unless real markup stands beside it.
    top.text += top.textFormat === '05' || markup ? escapeXml(text) : text;
  };
  parser.on('text', onText);
  parser.on('cdata', (text) => {
    const top = open.at(-1);
    if (top) top.text += text;
    grow(text.length);
  });
  const take = (): OnixNode[] => {
    if (fault) throw fault;
    return done.splice(0);
  };
  return {
    write: (text) => {
      parser.write(text);
      return take();
    },
    end: () => {
      parser.close();
      return take();
    },
  };
};

const askForUtf8 = (encoding: string): string =>
  ` is in ${encoding}, which is not known here: ask for it in UTF-8`;

/**
 * The products of an ONIX file, in either form of tags, one at a time. Throws Refused where it is no ONIX 3, broken, or deeper or
 * larger than honest ones are.
 */
export async function* onixProducts(file: InputFile): AsyncIterable<OnixNode> {
  const reader = makeReader(file.path);
  for await (const piece of decodedPieces(file, askForUtf8)) yield* reader.write(piece);
  yield* reader.end();
}
