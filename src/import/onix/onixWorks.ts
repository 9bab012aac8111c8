import { plainWord } from '../catalogue/valueWords';
import * as codes from './codes';
import { nodesAt, textAt } from './onixProducts';
import type { XmlElement } from '../xml';
import { titleOf } from './productTexts';

/** The works of which a product says that it is one of them, by their numbers. */
const worksOf = (product: XmlElement): string[] =>
  nodesAt(product, 'RelatedMaterial', 'RelatedWork')
    .filter((work) => textAt(work, 'WorkRelationCode') === codes.isManifestation)
    .flatMap((work) => nodesAt(work, 'WorkIdentifier'))
    .map((number) => `work ${textAt(number, 'WorkIDType')} ${textAt(number, 'IDValue')}`);

/** By what a product is known as one of a work: the numbers of the work, and its title. */
const namesOf = (product: XmlElement): string[] => [
  ...worksOf(product),
  `title ${plainWord(titleOf(product).title)}`,
];

/** The products of each work, in the order in which they come. */
export const onixWorks = (products: readonly XmlElement[]): XmlElement[][] => {
  const works: XmlElement[][] = [];
  const workBy = new Map<string, XmlElement[]>();
  for (const product of products) {
    const names = namesOf(product);
    const known = names.map((name) => workBy.get(name)).find((work) => work !== undefined);
    const work = known ?? [];
    if (!known) works.push(work);
    work.push(product);
    for (const name of names) if (!workBy.has(name)) workBy.set(name, work);
  }
  return works;
};
