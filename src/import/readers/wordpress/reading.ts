import { SaxesParser } from 'saxes';
import { Refused } from '../../../content/read/refused';
import type { InputFile } from '../../found';
import { type Element, nameOf } from './element';
import { hasDoctype, isBroken, isCutOff, isNoExport, isTooDeep, isTooLong, isWebPage } from './refusals';

/** The most characters of a text, and of all that belongs to one entry, an element counting as some. */
export interface Limits {
  readonly text: number;
  readonly record: number;
}

/** More than any honest entry has. */
export const usualLimits: Limits = { text: 20_000_000, record: 60_000_000 };
const weightOfElement = 200;
const deepest = 20;

/** Exports have these mistakes, and can be read all the same. */
const forgiven =
  /undefined entity|character entity|XML declaration must|must appear at the start|unbound namespace prefix|before root|outside of root/;

/** What is read of one file: `take` gets its text in pieces and returns the children of `channel` that are whole by then. */
export const reading = (file: InputFile, limits: Limits) => {
  const parser = new SaxesParser({ xmlns: true, defaultXMLVersion: '1.0', forceXMLVersion: true });
  const path: Element[] = [];
  let records: Element[] = [];
  let sinceEvent = 0;
  let weight = 0;
  let isExport = false;
  /** Throws Refused where a text, or all of an entry, is more than any has. */
  const weigh = (characters: number, most: number): void => {
    if (characters > most) throw new Refused(isTooLong(file.path, parser.line, most));
  };
  const isSkipped = (): boolean => path.some(({ name }) => name === 'wp:comment');
  const addText = (more: string): void => {
    sinceEvent = 0;
    const last = path.at(-1);
    if (!last || path.length < 3 || isSkipped()) return;
    last.text += more;
    weight += more.length;
    weigh(last.text.length, limits.text);
    weigh(weight, limits.record);
  };
  parser.on('error', ({ message }) => {
    const why = message.replace(/^[\d:]+ |\.$/g, '');
    if (!forgiven.test(why)) throw new Refused(isBroken(file.path, parser.line, why.slice(0, 80)));
  });
  parser.on('doctype', (doctype) => {
    const isHtml = /^\s*html/i.test(doctype) && !doctype.includes('[');
    throw new Refused(isHtml ? isWebPage(file.path) : hasDoctype(file.path, parser.line));
  });
  parser.on('opentag', (tag) => {
    sinceEvent = 0;
    const name = nameOf(tag);
    if (path.length === 0 && name.toLowerCase() === 'html') throw new Refused(isWebPage(file.path));
    if (path.length === 0 && name !== 'rss') throw new Refused(isNoExport(file.path));
    if (path.length >= deepest) throw new Refused(isTooDeep(file.path, parser.line));
    isExport ||= name.startsWith('wp:');
    const attributes = Object.fromEntries(
      Object.values(tag.attributes).map(({ local, value }) => [local, value]),
    );
    const element: Element = { name, line: parser.line, attributes, text: '', children: [] };
    weight += weightOfElement;
    weigh(weight, limits.record);
    if (path.length > 2 && !isSkipped()) path.at(-1)?.children.push(element);
    path.push(element);
  });
  parser.on('closetag', () => {
    sinceEvent = 0;
    const element = path.pop();
    if (!element) return;
    const parent = path.at(-1);
    // Old exports have tags in titles: their words are the title's.
    if (path.length > 3 && parent && !parent.name.startsWith('wp:')) parent.text += element.text;
    if (path.length !== 2) return;
    records.push(element);
    weight = 0;
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('comment', () => (sinceEvent = 0));
  return {
    take: (text: string): Element[] => {
      records = [];
      sinceEvent += text.length;
      parser.write(text);
      weigh(sinceEvent, limits.text);
      return records;
    },
    /** Throws Refused where it is not whole, or is something else. */
    end: (): void => {
      try {
        parser.close();
      } catch {
        throw new Refused(isCutOff(file.path, parser.line));
      }
      if (!isExport) throw new Refused(isNoExport(file.path));
    },
  };
};
