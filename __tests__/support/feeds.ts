import jsonFeedSchema from 'jsonfeed-schema/schema-v1.1.json';
import { SaxesParser } from 'saxes';
import { getLanguageService, TextDocument } from 'vscode-json-languageservice';

/** An element of an XML file: its name with the prefix, and the namespace that this stands for. */
interface XmlElement {
  readonly name: string;
  readonly uri: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
}

/** The root of an XML file. Throws where that is not well-formed, or names a prefix that it does not declare. */
export const readXml = (xml: string): XmlElement => {
  const document: XmlElement = { name: '', uri: '', attributes: {}, children: [], text: '' };
  const open = [document];
  const parser = new SaxesParser({ xmlns: true });
  const add = (text: string): void => {
    const last = open.at(-1);
    if (last) last.text += text;
  };
  parser.on('opentag', ({ name, uri, attributes }) => {
    const values = Object.entries(attributes).map(([key, { value }]): [string, string] => [key, value]);
    const element = { name, uri, attributes: Object.fromEntries(values), children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  parser.on('text', add);
  parser.on('cdata', add);
  parser.write(xml).close();
  const [root] = document.children;
  if (!root) throw new Error('there is no element');
  return root;
};

/** The elements of a name in another. */
export const childrenOf = ({ children }: XmlElement, name: string): XmlElement[] =>
  children.filter((child) => child.name === name);

/** The text of the one element of a name in another; empty where there is none, or more. */
export const textOf = (element: XmlElement, name: string): string => {
  const found = childrenOf(element, name);
  return found.length === 1 ? (found[0]?.text ?? '') : '';
};

/** A feed in JSON, as far as the tests look at it. */
export interface JsonFeed {
  readonly version: string;
  readonly home_page_url: string;
  readonly feed_url: string;
  readonly icon: string;
  readonly items: readonly {
    readonly id: string;
    readonly url: string;
    readonly title: string;
    readonly content_html: string;
    readonly date_published: string;
    readonly image?: string;
    readonly attachments?: readonly { readonly url: string; readonly size_in_bytes: number }[];
  }[];
}

/** What a feed in JSON has that JSON Feed 1.1 has not, by the schema that others have written of it. */
export const jsonFeedFaults = async (text: string): Promise<string[]> => {
  const service = getLanguageService({});
  const document = TextDocument.create('file:///feed.json', 'json', 1, text);
  const found = await service.doValidation(document, service.parseJSONDocument(document), {}, jsonFeedSchema);
  return found.map(({ range, message }) => `${range.start.line + 1}: ${JSON.stringify(message)}`);
};
