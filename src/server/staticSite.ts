import { existsSync, readFileSync, realpathSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import express, { type Express, type Request, type RequestHandler, type Response } from 'express';
import { mediaTypeOf } from '../hosting/mediaTypes';
import { hashedFiles, leadsBy, type Move, movesFile } from '../hosting/moves';
import { caching, securityHeaders } from '../hosting/securityHeaders';
import { tried } from '../lib/tried';

const hashed = new RegExp(hashedFiles);
const forms = { br: '.br', gzip: '.gz' } as const;

/** Where a link leads; a folder that is gone stays its own, and has no files. */
const realFolder = (site: string): string => tried(() => realpathSync(site)) ?? site;

/** Sets the headers of a file, given by its path in the site. */
const setHeaders = (response: ServerResponse, path: string): void => {
  const type = mediaTypeOf(path);
  if (type) response.setHeader('Content-Type', type);
  response.setHeader('Cache-Control', hashed.test(path) ? caching.hashed : caching.others);
};

/** The file that a path of a request means, as a path in the site; undefined of one that can't be decoded. */
const fileAt = (path: string): string | undefined =>
  tried(() => decodeURIComponent(path).replace(/\/$/, '/index.html'));

/** The form of a file that the browser takes and a release has beside it, as a path in the site; sets what is said of it. */
const formOf = (request: Request, response: Response, folder: string, file: string): string => {
  setHeaders(response, file);
  const there = (['br', 'gzip'] as const).filter((form) => existsSync(join(folder, file + forms[form])));
  if (!there.length) return file;
  response.vary('Accept-Encoding');
  const form = request.acceptsEncodings(...there, 'identity');
  if (form !== 'br' && form !== 'gzip') return file;
  response.setHeader('Content-Encoding', form);
  return file + forms[form];
};

/** Has a file sent in that form. */
const takeForm = (request: Request, response: Response, folder: string): void => {
  const file = fileAt(request.path);
  // The address of the site itself, without its slash.
  if (request.path === '/' && !/^[^?]*\/(\?|$)/.test(request.originalUrl)) return;
  if (file === undefined || file.split(/[/\\]/).includes('..')) return;
  const form = formOf(request, response, folder, file);
  if (form !== file) request.url = encodeURI(form);
};

const filesOf = (folder: string): RequestHandler => express.static(folder, { cacheControl: false });

/** The moves of the release of which a folder is part; none where it is part of none. */
const movesBeside = (folder: string): readonly Move[] =>
  tried(() => JSON.parse(readFileSync(join(dirname(folder), movesFile), 'utf8')) as Move[]) ?? [];

/** A built site as requests meet it. */
const shownFrom = (folder: string) => ({
  folder,
  files: filesOf(folder),
  leads: leadsBy(movesBeside(folder)),
});

const notFound = (request: Request, response: Response, folder: string): void => {
  response.removeHeader('Content-Encoding');
  const file = formOf(request, response.status(404), folder, '/404.html').slice(1);
  response.sendFile(file, { root: folder, cacheControl: false, acceptRanges: false }, () => {
    if (!response.headersSent) response.type('text').send('Not found');
  });
};

/**
 * A server of a built site, which answers as `docs/hosting.md` has hosts do it: with their headers, compressed and leading on
 * from old addresses where a release has that, folders with their slash, and the page for wrong addresses. `below` is the
 * path below which the site lies, without a slash at its end. Where `site` is a link to the latest release, each request is answered from the one that it finds there.
 */
export const staticSite = (site: string, below: string): Express => {
  let shown = { ...shownFrom(site), folder: '' };
  const answer: RequestHandler = (request, response, next) => {
    const folder = realFolder(site);
    if (folder !== shown.folder) shown = shownFrom(folder);
    if (!['GET', 'HEAD'].includes(request.method)) {
      response.status(405).setHeader('Allow', 'GET, HEAD').end();
      return;
    }
    const to = shown.leads(request.url);
    if (to !== undefined) {
      response.setHeader('Cache-Control', caching.others);
      response.redirect(301, to.startsWith('/') ? below + to : to);
      return;
    }
    takeForm(request, response, folder);
    shown.files(request, response, next);
  };
  const app = express().disable('x-powered-by').enable('strict routing');
  app.use((_request, response, next) => {
    securityHeaders.forEach(([name, value]) => response.setHeader(name, value));
    next();
  });
  app.use(below || '/', answer);
  app.use((request: Request, response: Response) => notFound(request, response, realFolder(site)));
  return app;
};
