import type { Inline } from './inlineIn';
import { policyText } from './policyText';

/** What the content names of others, as origins. */
export interface Others {
  /** Whose embeds are shown after a click. */
  readonly frames: readonly string[];
  /** To whom a form is sent. */
  readonly forms: readonly string[];
}

/**
 * What a page of the site may load and do: its own files, what stands within the pages by hashes, and of others what the
 * content names. It is one for all pages, because who goes on by the router takes that of the page where he came in.
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
