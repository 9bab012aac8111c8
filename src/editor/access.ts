import type { AccessPolicy } from '../server/admission';
import { apiPath, appPath, editorPath, importPath } from './page';

const files: Readonly<Record<string, readonly string[]>> = {
  [editorPath]: ['GET', 'HEAD'],
  [`${editorPath}start.js`]: ['GET', 'HEAD'],
  [`${editorPath}config.json`]: ['GET'],
  [`${editorPath}import.html`]: ['GET', 'HEAD'],
  [`${editorPath}import.js`]: ['GET', 'HEAD'],
  [apiPath]: ['POST'],
  [importPath]: ['POST'],
};

/** The editor's server answers with its page, to which links may lead, what the page is made of, and the file API. */
export const editorAccess: AccessPolicy = {
  scheme: 'http',
  methodsAt: (path) =>
    [`${editorPath}decap/`, appPath].some((folder) => path.startsWith(folder))
      ? ['GET', 'HEAD']
      : (files[path] ?? null),
  isPage: (path) => path === editorPath || path === appPath,
};
