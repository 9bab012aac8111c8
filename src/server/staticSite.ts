import { realpathSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { RequestListener, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import sirv, { type RequestHandler } from 'sirv';
import { mediaTypes } from '../hosting/mediaTypes';
import { hashedFiles } from '../hosting/moves';
import { caching, securityHeaders } from '../hosting/securityHeaders';

const hashed = new RegExp(hashedFiles);

const setHeaders = (response: ServerResponse, path: string): void => {
  const type = mediaTypes[path.endsWith('/') ? 'html' : extname(path).slice(1)];
  if (type) response.setHeader('Content-Type', type);
  response.setHeader('Cache-Control', hashed.test(path) ? caching.hashed : caching.others);
};

/** Whether a path names a folder of the site. An encoded slash in it is none, and what can't be decoded names nothing. */
const isFolder = (site: string, path: string): boolean => {
  try {
    return statSync(join(site, decodeURI(path)), { throwIfNoEntry: false })?.isDirectory() ?? false;
  } catch {
    return false;
  }
};

/** Where a link leads; a folder that is gone stays its own, and has no files. */
const realFolder = (site: string): string => {
  try {
    return realpathSync(site);
  } catch {
    return site;
  }
};

const notFound = async (folder: string, response: ServerResponse): Promise<void> => {
  const page = await readFile(join(folder, '404.html')).catch(() => 'Not found');
  response.writeHead(404, { 'Content-Type': mediaTypes['html'], 'Cache-Control': caching.others });
  response.end(page);
};

/** Answers from the files of a folder, which are looked for at each request: what lies there may change. */
const filesOf = (folder: string): RequestHandler =>
  sirv(folder, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders,
    onNoMatch: (_request, response) => void notFound(folder, response),
  });

/**
 * Answers from a built site, as `docs/hosting.md` has hosts do it: with their headers, compressed where a release has that,
 * folders with their slash, and the page for wrong addresses. `below` is the path below which the site lies, without a slash
 * at its end. Where `site` is a link to the latest release, each request is answered from the one that it finds there.
 */
export const staticSite = (site: string, below: string): RequestListener => {
  let shown = { folder: '', answer: filesOf(site) };
  return (request, response) => {
    securityHeaders.forEach(([name, value]) => response.setHeader(name, value));
    const folder = realFolder(site);
    if (folder !== shown.folder) shown = { folder, answer: filesOf(folder) };
    const [, asked = '', query = ''] = /^([^?]*)(.*)$/.exec(request.url ?? '') ?? [];
    // Two slashes at its beginning would make of a path that is led on to another host.
    if (!asked.startsWith(`${below}/`) || asked.includes('//')) return void notFound(folder, response);
    const path = asked.slice(below.length);
    if (!path.endsWith('/') && isFolder(folder, path)) {
      response.writeHead(301, { Location: `${asked}/${query}` }).end();
      return;
    }
    request.url = path + query;
    shown.answer(request, response);
  };
};
