import { Refused } from '../../content/read/refused';
import type { InputFile } from '../found';
import { xmlElements, type XmlElement } from '../xml';
import { elementsIn, textIn } from '../xmlElement';
import { referenceName } from './shortTags';

const isSecond = /\brelease\s*=\s*["']2|onix\/2\.1|onix-international.*2\.1/i;

/** All products are kept until it is known which belong together. */
const mostBytes = 200_000_000;

/** Products come one at a time. Throws Refused where it is ONIX 2, too large, or cannot be read. */
export async function* onixProducts(file: InputFile): AsyncIterable<XmlElement> {
  const wantsThird = new Refused(
    `${file.path} is ONIX 2.1, which the book trade has left behind: ask your publisher for ONIX 3.0`,
  );
  if (isSecond.test(file.head.split(/<(?:\w+:)?product[\s>]/i)[0] ?? '')) throw wantsThird;
  if (file.size > mostBytes)
    throw new Refused(
      `${file.path} has more than 200 MB: ask your publisher for a file of your own books alone`,
    );
  const isProduct = ([, name = '', ...below]: readonly string[]): boolean =>
    !below.length && referenceName(name) === 'Product';
  for await (const product of xmlElements(file, isProduct)) {
    // ONIX 3 has the form of a product one level deeper.
    if (nodesAt(product, 'ProductForm').length) throw wantsThird;
    yield product;
  }
}

/** The elements below one by a path of reference names, in their order. */
export const nodesAt = (
  node: XmlElement | undefined,
  ...[name, ...rest]: readonly string[]
): XmlElement[] => {
  const found = node ? elementsIn(node).filter((child) => referenceName(child.name) === name) : [];
  return rest.length ? found.flatMap((child) => nodesAt(child, ...rest)) : found;
};

/** All texts at a path that say something. */
export const textsAt = (node: XmlElement | undefined, ...path: readonly string[]): string[] =>
  nodesAt(node, ...path)
    .map(textIn)
    .filter(Boolean);

/** The first text at a path; empty where there is none. */
export const textAt = (node: XmlElement | undefined, ...path: readonly string[]): string =>
  textsAt(node, ...path)[0] ?? '';
