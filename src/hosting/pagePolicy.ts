import { sha256 } from '../content/read/sha256';
import { policyText } from './securityHeaders';

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

const hashOf = (text: string): string => `'sha256-${sha256(text, 'base64')}'`;

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

/** What the content names of others, as origins. */
export interface Others {
  /** Whose embeds are shown after a click. */
  readonly frames: readonly string[];
  /** To whom a form is sent. */
  readonly forms: readonly string[];
}

/**
 * What a page may load and do: the site's own files, its inline parts by their hashes, and what the content names. All
 * pages share one policy, since the router keeps that of the page where a visit began.
 */
export const pagePolicy = ({ scripts, styles, styleAttributes }: Inline, { frames, forms }: Others): string =>
  policyText({
    // Firefox goes by this one when it fetches ahead.
    'default-src': ["'self'"],
    'object-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'style-src-attr': styleAttributes.size ? ["'unsafe-hashes'", ...styleAttributes] : [],
    'img-src': ["'self'"],
    'media-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': frames.length ? frames : ["'none'"],
    'form-action': ["'self'", ...forms],
    'base-uri': ["'none'"],
  });

const charset = /<meta charset="utf-8"\s*\/?>/i;
const policyMeta = /<meta http-equiv="Content-Security-Policy" content="[^"]*"\/?>/;

/** The HTML of a page with a policy in its head, before all that it governs; one from before makes room. */
export const withPolicy = (html: string, policy: string): string =>
  html
    .replace(policyMeta, '')
    .replace(charset, (first) => `${first}<meta http-equiv="Content-Security-Policy" content="${policy}">`);
