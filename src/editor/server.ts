import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import express, { type ErrorRequestHandler, type Express } from 'express';
import { localIsoDate } from '../lib/localIsoDate';
import { answer } from './api';
import { bundleApp } from './bundleApp';
import { makeImportDesk } from './import/importDesk';
import { largestFile } from './change/paths';
import { inWords } from './inWords';
import { askForJson, askForToken, keepStrangersOut } from './letIn';
import { apiPath, editorPage, editorPath, importPath } from './page';
import { type Git, makeGit } from '../git/git';
import type { IsbnOptions } from '../import/isbn/isbnSource';
import { editorRequest } from './requests';
import { makeTurns } from './turns';

/** The largest request: Base64 makes a file larger by a third, and its entry comes with it. */
const limit = `${(largestFile * 4) / 3 + 3}mb`;

const sayWhy: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  const { status, ...said } = inWords(error);
  if (response.headersSent) next(error);
  else response.status(status).json(said);
};

const editorApp = (
  root: string,
  git: Git,
  catalogue: IsbnOptions,
  files: ReadonlyMap<string, Uint8Array>,
  token: string,
  site: string,
): Express => {
  const { ofImports, asAsked } = makeTurns();
  const desk = makeImportDesk(root, catalogue);
  const app = express().disable('x-powered-by').enable('case sensitive routing').enable('strict routing');
  app.use(keepStrangersOut(site));
  app.get(editorPath, (_request, response) => void response.type('html').send(editorPage({ site })));
  app.get(`${editorPath}:file`, (request, response, next) => {
    const { file } = request.params;
    const bytes = files.get(file);
    if (bytes) response.type(extname(file)).send(Buffer.from(bytes));
    else next();
  });
  app.post(apiPath, askForToken(token), askForJson, express.json({ limit }), (request, response, next) => {
    const answered = async () => {
      const asked = editorRequest.parse(request.body);
      return asAsked(asked.action, () => answer(root, git, desk, asked, localIsoDate(new Date())));
    };
    answered()
      .then((said) =>
        Buffer.isBuffer(said)
          ? response.type('bin').send(said)
          : response.json(said === undefined ? {} : said),
      )
      .catch(next);
  });
  // Its bytes go to the disk as they come: an export may be larger than all memory.
  app.post(importPath, askForToken(token), (request, response, next) => {
    const name = request.get('x-file-name') ?? '';
    const size = Number(request.get('content-length') ?? NaN);
    ofImports(() => desk.take({ name, size, bytes: request }))
      .then((said) => response.json(said))
      .catch(next);
  });
  app.use((_request, response) => void response.status(404).json({ error: 'nothing is here' }));
  app.use(sayWhy);
  return app;
};

/** The editor as it runs. */
export interface Editor {
  /** The address that opens it, with its token: where no server sees it, after the #. */
  readonly address: string;
  readonly server: Server;
}

/**
 * Starts the editor of the content below `root` on this machine: a server of its own, which knows of the site's where it
 * is alone, and a new token. Rejects where the port is taken; 0 stands for any that is free. `site` is the origin at
 * which the site is shown, `files` what the editor's page is made of, `catalogue` how Open Library is asked.
 */
export const startEditor = async (
  root: string,
  port: number,
  site: string,
  files = bundleApp(root),
  catalogue: IsbnOptions = { fetch },
): Promise<Editor> => {
  const token = randomBytes(24).toString('base64url');
  const server = createServer(editorApp(root, makeGit(root), catalogue, await files, token, site));
  await new Promise<void>((listening, failed) => {
    server.once('error', failed).listen(port, 'localhost', listening);
  });
  const { port: taken } = server.address() as AddressInfo;
  return { server, address: `http://localhost:${taken}${editorPath}#token=${token}` };
};
