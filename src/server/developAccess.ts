import { type AccessPolicy, type Asked, header } from './admission';

const reading = ['GET', 'HEAD'];

/** What Gatsby's own scripts ask for in develop, at names that no page of a site has. */
const tools: Readonly<Record<string, readonly string[]>> = {
  '/__webpack_hmr': ['GET'],
  '/socket.io/': ['GET', 'POST'],
  '/socket.io/socket.io.js': ['GET'],
  '/___graphql': ['GET', 'POST'],
  '/___graphql/app.js': ['GET'],
  '/___graphql/fragments': ['GET'],
};

/** What shows a piece of the source beside an error: for those alone who prove to be a page of the site. */
const codeFrames = ['/__original-stack-frame', '/__file-code-frame'];

const isTool = (path: string): boolean => /^\/(_|socket\.io)/i.test(path);

const methodsAt = (path: string, request: Asked): readonly string[] | null => {
  if (!isTool(path)) return reading;
  if (codeFrames.includes(path)) return header(request, 'sec-fetch-site') === 'same-origin' ? ['GET'] : null;
  return tools[path] ?? null;
};

/**
 * The access policy of the develop server. A site is files and pages, which are read. Of what Gatsby adds, all below names with
 * an underscore, only what is listed here answers: not the routes that fetch any address, write any file, or open
 * the author's code editor. `framedBy` is the origin that may show its pages in frames.
 */
export const developAccess = (scheme: AccessPolicy['scheme'], framedBy?: string): AccessPolicy => ({
  scheme,
  framedBy,
  methodsAt,
  isPage: (path) => !isTool(path) && !/\.\w+$/.test(path),
});
