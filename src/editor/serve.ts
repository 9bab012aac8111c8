import { resolve } from 'node:path';
import express, { type Express } from 'express';
import { cmsCollections } from '../content/cms';
import { nextIds } from '../content/addEntry';
import { fileApi } from './api';
import { editorPage, editorPath } from './page';

const apiPath = '/cms-api';

/** The editor's configuration on the author's own machine: no account, no Git host. */
const localConfig = async (root: string): Promise<object> => ({
  load_config_file: false,
  backend: { name: 'proxy', proxy_url: `${apiPath}/api/v1` },
  show_preview_links: false,
  media_folder: 'data',
  public_folder: '.',
  collections: cmsCollections(await nextIds(root)),
});

/** Adds the editor to the server of `gatsby develop`: its page, its configuration, Decap itself, and the file API. */
export const serveEditor = async (app: Express, root: string): Promise<void> => {
  app.use(apiPath, await fileApi(root));
  app.use(`${editorPath}decap`, express.static(resolve(root, 'node_modules/decap-cms/dist')));
  app.get(`${editorPath}start.mjs`, (_request, response) =>
    response.sendFile(resolve(root, 'src/editor/start.mjs')),
  );
  app.get(`${editorPath}config.json`, (_request, response, next) => {
    localConfig(root)
      .then((config) => response.json(config))
      .catch(next);
  });
  app.get(editorPath, (_request, response) => response.type('html').send(editorPage));
};
