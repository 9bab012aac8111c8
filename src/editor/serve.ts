import { resolve } from 'node:path';
import express, { type Express } from 'express';
import { readContent } from '../content/readEntry';
import { fileApi } from './api';
import { bundleEditor } from './bundle';
import { editorConfig } from './config';
import { decapFolder, editorPage, editorPath } from './page';

const apiPath = '/cms-api';

/** The editor's backend on the author's own machine: no account, no Git host. */
const localBackend = { name: 'proxy', proxy_url: `${apiPath}/api/v1` };

/** Adds the editor to the server of `gatsby develop`: its page, its configuration, Decap itself, and the file API. */
export const serveEditor = async (app: Express, root: string): Promise<void> => {
  const script = await bundleEditor(root);
  app.use(apiPath, await fileApi(root));
  app.use(`${editorPath}decap`, express.static(resolve(root, decapFolder)));
  app.get(`${editorPath}start.js`, (_request, response) => response.type('js').send(script));
  app.get(`${editorPath}config.json`, (_request, response, next) => {
    // Gatsby lets every site read what it serves; the content is nobody's before it is published.
    response.removeHeader('Access-Control-Allow-Origin');
    readContent(root)
      .then(({ entries }) => response.json(editorConfig(localBackend, entries)))
      .catch(next);
  });
  app.get(editorPath, (_request, response) => response.type('html').send(editorPage));
};
