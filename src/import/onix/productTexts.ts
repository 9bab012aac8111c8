import type { FoundText } from '../found';
import * as codes from './codes';
import { nodesAt, textAt } from './onixProducts';
import { lineOfHtml, plainLine } from '../plainLine';
import type { XmlElement } from '../xml';
import { markupIn, textIn } from '../xmlElement';

/** The distinctive title of a product or of a collection: type 01 of List 15, of the level of List 149. */
const elementOf = (node: XmlElement | undefined, level: string): XmlElement | undefined =>
  nodesAt(node, 'TitleDetail')
    .filter((detail) => ['01', ''].includes(textAt(detail, 'TitleType')))
    .flatMap((detail) => nodesAt(detail, 'TitleElement'))
    .find((element) => ['', level].includes(textAt(element, 'TitleElementLevel')));

const titleIn = (element: XmlElement | undefined): string => {
  const parts = [textAt(element, 'TitlePrefix'), textAt(element, 'TitleWithoutPrefix')];
  return textAt(element, 'TitleText') || parts.filter(Boolean).join(' ');
};

/** What a product is called. */
export const titleOf = (product: XmlElement): { readonly title: string; readonly subtitle: string } => {
  const element = elementOf(nodesAt(product, 'DescriptiveDetail')[0], '01');
  return { title: titleIn(element), subtitle: textAt(element, 'Subtitle') };
};

/** A series, with the number that a product has in it. */
export interface Place {
  readonly title: string;
  readonly position?: number;
}

/** Where a product stands in series: in collections that the publisher has made, 10 of List 148, or of no said kind. */
export const placesOf = (product: XmlElement): Place[] =>
  nodesAt(product, 'DescriptiveDetail', 'Collection')
    .filter((one) => ['10', '00', ''].includes(textAt(one, 'CollectionType')))
    .flatMap((collection) => {
      const element = elementOf(collection, '02');
      const [of] = nodesAt(collection, 'CollectionSequence', 'CollectionSequenceNumber');
      const number = textAt(element, 'PartNumber') || (of ? textIn(of) : '');
      const position = /\d+(\.\d)?/.exec(number)?.[0];
      const title = titleIn(element);
      return title ? [{ title, ...(position !== undefined && { position: Number(position) }) }] : [];
    });

/** A text with its markup, which may be escaped. */
const written = (node: XmlElement): string =>
  node.children.every((child) => typeof child === 'string') ? textIn(node) : markupIn(node);

/** Whether a text is written in HTML, by what it says of itself or by what is in it. */
const isHtml = (node: XmlElement): boolean =>
  ['02', '05'].includes(node.attributes['textformat'] ?? '') ||
  /<(p|br|em|i|b|strong|ul|li|div)\b[^>]*>/i.test(written(node));

const textsOf = (product: XmlElement): XmlElement[] => nodesAt(product, 'CollateralDetail', 'TextContent');

/** The description of a product, or else a short one. */
export const blurbOf = (product: XmlElement): FoundText | undefined => {
  const found = [codes.texts.description, codes.texts.short]
    .flatMap((type) => textsOf(product).filter((text) => textAt(text, 'TextType') === type))
    .flatMap((text) => nodesAt(text, 'Text'))
    .find(written);
  return found && { format: isHtml(found) ? 'html' : 'markdown', source: written(found) };
};

const withoutMarkup = (text: XmlElement): string =>
  isHtml(text) ? lineOfHtml(written(text)) : plainLine(written(text));

/** What others have said of a product, without the quotation marks around it. */
export const praiseOf = (product: XmlElement): { readonly quote: string; readonly source: string }[] =>
  textsOf(product)
    .filter((text) => codes.texts.reviews.includes(textAt(text, 'TextType')))
    .flatMap((text) =>
      nodesAt(text, 'Text').map((node) => ({
        quote: withoutMarkup(node).replace(/^["“„«](.*)["”“»]$/, '$1'),
        source: ['TextAuthor', 'TextSourceCorporate', 'SourceTitle']
          .map((name) => textAt(text, name))
          .filter(Boolean)
          .join(', '),
      })),
    )
    .filter(({ quote }) => quote);

/** What a product is about, by BISAC and Thema. */
export const subjectsOf = (product: XmlElement): string[] =>
  nodesAt(product, 'DescriptiveDetail', 'Subject')
    .filter((subject) => textAt(subject, 'SubjectSchemeIdentifier') in codes.subjectSchemes)
    .map((subject) =>
      [textAt(subject, 'SubjectCode'), textAt(subject, 'SubjectHeadingText')].filter(Boolean).join(' '),
    )
    .filter(Boolean);

/** The address of the front cover, 01 of List 158, as a picture, 03 of List 159. */
export const coverOf = (product: XmlElement): string | undefined =>
  nodesAt(product, 'CollateralDetail', 'SupportingResource')
    .filter(
      (one) =>
        textAt(one, 'ResourceContentType') === '01' && ['03', ''].includes(textAt(one, 'ResourceMode')),
    )
    .map((one) => textAt(one, 'ResourceVersion', 'ResourceLink'))
    .find(Boolean);
