import type { AccessPolicy } from '../server/admission';
import { apiPath, editorPath, importPath } from './page';

const files: Readonly<Record<string, readonly string[]>> = {
  [apiPath]: ['POST'],
  [importPath]: ['POST'],
};

/** The editor's server answers with its page, to which links may lead, what the page is made of, and the file API. */
export const editorAccess: AccessPolicy = {
  scheme: 'http',
  methodsAt: (path) => (path.startsWith(editorPath) ? ['GET', 'HEAD'] : (files[path] ?? null)),
  isPage: (path) => path === editorPath,
};
