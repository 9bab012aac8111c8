import type { FoundText } from '../found';
import * as codes from './codes';
import { nodesAt, type OnixNode, textAt } from './onixNode';

/** The distinctive title of a product or of a collection: type 01 of List 15, of the level of List 149. */
const elementOf = (node: OnixNode, level: string): OnixNode | undefined =>
  nodesAt(node, 'TitleDetail')
    .filter((detail) => ['01', ''].includes(textAt(detail, 'TitleType')))
    .flatMap((detail) => nodesAt(detail, 'TitleElement'))
    .find((element) => ['', level].includes(textAt(element, 'TitleElementLevel')));

const titleIn = (element: OnixNode | undefined): string => {
  if (!element) return '';
  const parts = [textAt(element, 'TitlePrefix'), textAt(element, 'TitleWithoutPrefix')];
  return textAt(element, 'TitleText') || parts.filter(Boolean).join(' ');
};

/** What a product is called. */
export const titleOf = (product: OnixNode): { readonly title: string; readonly subtitle: string } => {
  const [detail] = nodesAt(product, 'DescriptiveDetail');
  const element = detail && elementOf(detail, '01');
  return { title: titleIn(element), subtitle: element ? textAt(element, 'Subtitle') : '' };
};

/** A series, with the number that a product has in it. */
export interface Place {
  readonly title: string;
  readonly position?: number;
}

/** Where a product stands in series: in collections that the publisher has made, 10 of List 148, or of no said kind. */
export const placesOf = (product: OnixNode): Place[] =>
  nodesAt(product, 'DescriptiveDetail', 'Collection')
    .filter((one) => ['10', '00', ''].includes(textAt(one, 'CollectionType')))
    .flatMap((collection) => {
      const element = elementOf(collection, '02');
      const [of] = nodesAt(collection, 'CollectionSequence', 'CollectionSequenceNumber');
      const number = (element && textAt(element, 'PartNumber')) || of?.text.trim() || '';
      const position = /\d+(\.\d)?/.exec(number)?.[0];
      const title = titleIn(element);
      return title ? [{ title, ...(position !== undefined && { position: Number(position) }) }] : [];
    });

/** Whether a text is written in HTML, by what it says of itself or by what is in it. */
const isHtml = ({ text, textFormat }: OnixNode): boolean =>
  textFormat === '02' || textFormat === '05' || /<(p|br|em|i|b|strong|ul|li|div)\b[^>]*>/i.test(text);

const textsOf = (product: OnixNode): OnixNode[] => nodesAt(product, 'CollateralDetail', 'TextContent');

/** The description of a product, or else a short one. */
export const blurbOf = (product: OnixNode): FoundText | undefined => {
  const found = [codes.texts.description, codes.texts.short]
    .flatMap((type) => textsOf(product).filter((text) => textAt(text, 'TextType') === type))
    .flatMap((text) => nodesAt(text, 'Text'))
    .find(({ text }) => text.trim());
  return found && { format: isHtml(found) ? 'html' : 'markdown', source: found.text.trim() };
};

const withoutMarkup = (text: OnixNode): string =>
  (isHtml(text)
    ? text.text
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&')
    : text.text
  )
    .replaceAll(/\s+/g, ' ')
    .trim();

/** What others have said of a product, without the quotation marks around it. */
export const praiseOf = (product: OnixNode): { readonly quote: string; readonly source: string }[] =>
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
export const subjectsOf = (product: OnixNode): string[] =>
  nodesAt(product, 'DescriptiveDetail', 'Subject')
    .filter((subject) => textAt(subject, 'SubjectSchemeIdentifier') in codes.subjectSchemes)
    .map((subject) =>
      [textAt(subject, 'SubjectCode'), textAt(subject, 'SubjectHeadingText')].filter(Boolean).join(' '),
    )
    .filter(Boolean);

/** The address of the front cover, 01 of List 158, as a picture, 03 of List 159. */
export const coverOf = (product: OnixNode): string | undefined =>
  nodesAt(product, 'CollateralDetail', 'SupportingResource')
    .filter(
      (one) =>
        textAt(one, 'ResourceContentType') === '01' && ['03', ''].includes(textAt(one, 'ResourceMode')),
    )
    .map((one) => textAt(one, 'ResourceVersion', 'ResourceLink'))
    .find(Boolean);
