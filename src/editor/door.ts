import type { Door } from '../server/admission';
import { apiPath, editorPath } from './page';

const files: Readonly<Record<string, readonly string[]>> = {
  [editorPath]: ['GET', 'HEAD'],
  [`${editorPath}start.js`]: ['GET', 'HEAD'],
  [`${editorPath}config.json`]: ['GET'],
  [apiPath]: ['POST'],
};

/** The door of the editor's server: its page, to which links may lead, what the page is made of, and the file API. */
export const door: Door = {
  scheme: 'http',
  methodsAt: (path) => (path.startsWith(`${editorPath}decap/`) ? ['GET', 'HEAD'] : (files[path] ?? null)),
  isPage: (path) => path === editorPath,
};

/**
 * What the editor's page may load: its own, and of others nothing but the pages of the site, in a frame. Decap makes
 * functions of texts and styles of its own.
 */
export const policyWith = (site: string): string =>
  [
    "default-src 'none'",
    "script-src 'self' 'unsafe-eval' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "media-src 'self' blob: data:",
    "font-src 'self' data:",
    "connect-src 'self' blob: data:",
    `frame-src 'self' blob: ${site}`,
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
