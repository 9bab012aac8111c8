import { rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { registerLocalFs } from 'decap-server/dist/middlewares';
import express, { type Express, type Request, type Response } from 'express';
import { collections } from '../content/collections';
import { collectionOf, pathInContent } from '../content/places';
import { localIsoDate } from '../lib/clock';
import type { Asset } from './assets';
import { RefusedSave } from './checkSave';
import { refuse } from './refuse';
import { type DataFile, prepareSave } from './save';

/** The largest request: a picture or sound of about 35 MB. */
const limit = '50mb';

/** An action of the editor's file API, as far as it concerns us. */
interface Action {
  readonly action?: string;
  readonly params?: {
    entry?: DataFile;
    dataFiles?: DataFile[];
    readonly assets?: readonly Asset[];
    readonly path?: string;
    readonly paths?: readonly string[];
  };
}

/** Puts an entry into the repository's form, or refuses it; makes room where it takes another's number. */
const save = async (root: string, params: NonNullable<Action['params']>): Promise<void> => {
  const files = params.dataFiles ?? (params.entry ? [params.entry] : []);
  const prepared = await Promise.all(
    files.map((file) => prepareSave(root, file, params.assets ?? [], localIsoDate(new Date()))),
  );
  delete params.entry;
  params.dataFiles = files.map((file, index) => ({ ...file, raw: prepared[index]?.raw ?? file.raw }));
  for (const { path, raw } of prepared.flatMap(({ others }) => others))
    await writeFile(join(root, path), raw);
};

/** The folder that is an entry, given the path of its file; null where the file alone is the entry. */
const entryFolder = (path: string): string | null => {
  const found = collectionOf(pathInContent(path));
  const isFolder = found && 'one' in collections[found.collection] && /\/index\.\w+$/.test(path);
  return isFolder ? dirname(path) : null;
};

/** An entry goes with its pictures: without it nothing would use them. */
const removeFolders = async (
  root: string,
  { path, paths = [] }: NonNullable<Action['params']>,
): Promise<void> => {
  for (const one of path ? [path] : paths) {
    const folder = entryFolder(one);
    if (folder) await rm(join(root, folder), { recursive: true, force: true });
  }
};

const prepare = (root: string) => async (request: Request, response: Response, next: () => void) => {
  const { action, params } = request.body as Action;
  const { host, origin, 'content-type': contentType } = request.headers;
  const refusal = refuse({ host, origin, contentType, body: params });
  if (refusal) {
    response.status(refusal.status).json({ error: refusal.error });
    return;
  }
  try {
    if (params && action === 'persistEntry') await save(root, params);
    if (params && action?.startsWith('deleteFile')) await removeFolders(root, params);
    next();
  } catch (error) {
    if (!(error instanceof RefusedSave)) throw error;
    response.status(422).json({ error: error.message });
  }
};

/** The API by which the editor reads and writes the content below `root`: Decap's own, let in by our rules. */
export const fileApi = async (root: string): Promise<Express> => {
  // Decap's server takes its root from here.
  process.env['GIT_REPO_DIRECTORY'] = root;
  const api = express();
  api.use(express.json({ limit, type: () => true }));
  api.use((request, response, next) => {
    prepare(root)(request, response, next).catch(next);
  });
  await registerLocalFs(api, { logLevel: 'error' });
  return api;
};
