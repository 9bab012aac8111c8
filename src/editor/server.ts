import { randomBytes } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, resolve } from 'node:path';
import express, { type ErrorRequestHandler, type Express } from 'express';
import { readContent } from '../content/read/readContent';
import { localIsoDate } from '../lib/localIsoDate';
import { answer } from './api';
import { bundleEditor } from './bundle';
import { bundleApp } from './bundleApp';
import { editorConfig } from './config';
import { localPagePolicy } from './contentPolicy';
import { makeImportDesk } from './import/importDesk';
import { largestFile } from './change/paths';
import { inWords } from './inWords';
import { askForJson, askForToken, keepStrangersOut } from './letIn';
import {
  apiPath,
  appPage,
  appPath,
  decapFolder,
  editorPage,
  editorPath,
  importPage,
  importPath,
} from './page';
import { type Git, makeGit } from '../git/git';
import type { IsbnOptions } from '../import/isbn/isbnSource';
import { editorRequest } from './requests';
import { makeTurns } from './turns';

/** The largest request: Base64 makes a file larger by a third, and its entry comes with it. */
const limit = `${(largestFile * 4) / 3 + 3}mb`;

/** The editor's backend on the author's own machine: no account, no Git host. */
const localBackend = { name: 'local', proxy_url: apiPath };

const sayWhy: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  const { status, ...said } = inWords(error);
  if (response.headersSent) next(error);
  else response.status(status).json(said);
};

/** Five megabytes that are the same at every start: a browser that keeps them need not compile them anew. */
const mayBeKept = (response: ServerResponse): void => {
  response.setHeader('Cache-Control', 'no-cache');
};

/** The scripts of the editor's pages. */
interface Scripts {
  readonly start: string;
  /** Those of the editor that shows the site, by their names. */
  readonly app: ReadonlyMap<string, Uint8Array>;
  readonly import: string;
}

const editorApp = (
  root: string,
  git: Git,
  catalogue: IsbnOptions,
  scripts: Scripts,
  token: string,
  site: string,
): Express => {
  const { inTurn, ofImports, asAsked } = makeTurns();
  const desk = makeImportDesk(root, catalogue);
  const app = express().disable('x-powered-by').enable('case sensitive routing').enable('strict routing');
  app.use(keepStrangersOut(site));
  app.get(editorPath, (_request, response) => void response.type('html').send(editorPage));
  app.get(`${editorPath}start.js`, (_request, response) => void response.type('js').send(scripts.start));
  app.get(
    appPath,
    (_request, response) =>
      void response
        .type('html')
        .set('Content-Security-Policy', localPagePolicy(site))
        .send(appPage({ site })),
  );
  app.get(`${appPath}:file`, (request, response, next) => {
    const { file } = request.params;
    const bytes = scripts.app.get(file);
    if (bytes) response.type(extname(file)).send(Buffer.from(bytes));
    else next();
  });
  app.get(`${editorPath}import.html`, (_request, response) => void response.type('html').send(importPage));
  app.get(`${editorPath}import.js`, (_request, response) => void response.type('js').send(scripts.import));
  app.use(
    `${editorPath}decap`,
    express.static(resolve(root, decapFolder), { index: false, redirect: false, setHeaders: mayBeKept }),
  );
  app.get(`${editorPath}config.json`, askForToken(token), (_request, response, next) => {
    inTurn(() => readContent(root))
      .then(({ entries }) => response.json({ ...editorConfig(localBackend, entries), site }))
      .catch(next);
  });
  app.post(apiPath, askForToken(token), askForJson, express.json({ limit }), (request, response, next) => {
    const answered = async () => {
      const asked = editorRequest.parse(request.body);
      return asAsked(asked.action, () => answer(root, git, desk, asked, localIsoDate(new Date())));
    };
    answered()
      .then((said) => (Buffer.isBuffer(said) ? response.type('bin').send(said) : response.json(said)))
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
 * which the site is shown, `script` that of the editor's page, `catalogue` how Open Library is asked.
 */
export const startEditor = async (
  root: string,
  port: number,
  site: string,
  script = bundleEditor(root),
  importScript = bundleEditor(root, 'import/page'),
  appScripts = bundleApp(root),
  catalogue: IsbnOptions = { fetch },
): Promise<Editor> => {
  const token = randomBytes(24).toString('base64url');
  const scripts = { start: await script, import: await importScript, app: await appScripts };
  const server = createServer(editorApp(root, makeGit(root), catalogue, scripts, token, site));
  await new Promise<void>((listening, failed) => {
    server.once('error', failed).listen(port, 'localhost', listening);
  });
  const { port: taken } = server.address() as AddressInfo;
  return { server, address: `http://localhost:${taken}${editorPath}#token=${token}` };
};
