import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { RequestListener, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import sirv from 'sirv';
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

/**
 * Answers from a built site, as `docs/hosting.md` has hosts do it: with their headers, compressed where a release has that,
 * folders with their slash, and the page for wrong addresses. `below` is the path below which the site lies, without a slash
 * at its end. Files are read at each request, so that what is published next is there at once.
 */
export const staticSite = (folder: string, below: string): RequestListener => {
  const notFound = async (response: ServerResponse): Promise<void> => {
    const page = await readFile(join(folder, '404.html')).catch(() => 'Not found');
    response.writeHead(404, { 'Content-Type': mediaTypes['html'], 'Cache-Control': caching.others });
    response.end(page);
  };
  const answer = sirv(folder, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders,
    onNoMatch: (_request, response) => void notFound(response),
  });
  return (request, response) => {
    securityHeaders.forEach(([name, value]) => response.setHeader(name, value));
    const [, asked = '', query = ''] = /^([^?]*)(.*)$/.exec(request.url ?? '') ?? [];
    // Two slashes at its beginning would make of a path that is led on to another host.
    if (!asked.startsWith(`${below}/`) || asked.includes('//')) return void notFound(response);
    const path = asked.slice(below.length);
    if (!path.endsWith('/') && isFolder(folder, path)) {
      response.writeHead(301, { Location: `${asked}/${query}` }).end();
      return;
    }
    request.url = path + query;
    answer(request, response);
  };
};
