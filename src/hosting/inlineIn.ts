import { createHash } from 'node:crypto';

/** What stands within pages and is allowed by its hash. */
export interface Inline {
  readonly scripts: ReadonlySet<string>;
  readonly styles: ReadonlySet<string>;
  readonly styleAttributes: ReadonlySet<string>;
}

const element = /<(script|style)\b([^>]*)>([^]*?)<\/\1>/g;
const styleAttribute = /<[a-z][^<>]*? style="([^"]*)"/g;

/** A script that is loaded, or that is none: linked data. */
const runsElsewhere = /\b(src=|type="application\/)/;

const entities: Readonly<Record<string, string>> = { quot: '"', '#x27': "'", lt: '<', gt: '>', amp: '&' };

/** The value of an attribute, as React writes it. */
const valueOf = (written: string): string =>
  written.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The hashes of the scripts, the style sheets and the style attributes within a page, given as HTML. */
export const inlineIn = (html: string): Inline => {
  const elements = [...html.matchAll(element)];
  const hashesOf = (name: string): Set<string> =>
    new Set(
      elements
        .filter(([, tag, attributes = '']) => tag === name && !runsElsewhere.test(attributes))
        .map(([, , , text = '']) => hashOf(text)),
    );
  const attributes = [...html.replaceAll(element, '').matchAll(styleAttribute)];
  return {
    scripts: hashesOf('script'),
    styles: hashesOf('style'),
    styleAttributes: new Set(attributes.map(([, value = '']) => hashOf(valueOf(value)))),
  };
};

/** What stands within several pages, in one order whatever theirs is. */
export const inlineOfAll = (pages: readonly Inline[]): Inline => {
  const all = (part: keyof Inline): Set<string> => new Set(pages.flatMap((page) => [...page[part]]).sort());
  return { scripts: all('scripts'), styles: all('styles'), styleAttributes: all('styleAttributes') };
};
