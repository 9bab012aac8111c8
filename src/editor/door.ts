import { policyText } from '../hosting/securityHeaders';
import type { Door } from '../server/admission';
import { decapPolicy } from './decapPolicy';
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

/** What the editor's page may load: its own, and of others nothing but the pages of the site, in a frame. */
export const policyWith = (site: string): string =>
  policyText({ ...decapPolicy({ hosts: [], frames: [site] }), 'frame-ancestors': ["'none'"] });
