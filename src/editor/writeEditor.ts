import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EditorSettings } from '../content/model/editorSettings';
import { entryIdOf, referredTo } from '../content/model/entryFiles';
import type { Entry } from '../content/read/entry';
import { fieldsOfKind } from '../content/read/fieldsIn';
import { readContent } from '../content/read/readContent';
import { isUnlistedEntry } from '../content/read/visibility';
import { backendOf } from './backend';
import { withPolicy } from '../hosting/pagePolicy';
import { bundleEditor } from './bundle';
import { bundleApp } from './bundleApp';
import { editorConfig } from './config';
import { hostedPagePolicy, hostedPolicy } from './contentPolicy';
import { appPage, decapFolder, editorPage } from './page';

/** Decap's script and the parts that it loads later: the package has each twice, and maps for debuggers. */
const decapFile = /(decap-cms\.js(\.LICENSE\.txt)?|\.wasm)$/;

const copyDecap = async (root: string, folder: string): Promise<void> => {
  await mkdir(folder);
  const files = (await readdir(join(root, decapFolder))).filter((name) => decapFile.test(name));
  await Promise.all(files.map((name) => cp(join(root, decapFolder, name), join(folder, name))));
};

/**
 * The configuration as it is published: without the entries that are unlisted, and without their names in others. Below
 * which page one lies, its own address tells.
 */
export const publicConfig = (settings: EditorSettings, all: readonly Entry[]): string => {
  const unlisted = all.filter(isUnlistedEntry).map(entryIdOf);
  const listed = all.filter((entry) => !isUnlistedEntry(entry));
  const telling = new Set(
    listed
      .flatMap((entry) => fieldsOfKind(entry, 'reference'))
      .filter(({ text, info: { collections = [] } }) => unlisted.includes(referredTo(text, collections)))
      .map(({ path, text }) => `${path.at(-1)} ${text}`)
      .filter((named) => !named.startsWith('below ')),
  );
  return JSON.stringify(editorConfig(backendOf(settings), listed), (field, value: unknown) =>
    typeof value === 'string' && telling.has(`${field} ${value}`) ? undefined : value,
  );
};

/** Writes the editor that shows the site, beside Decap until that goes. */
const writeApp = async (root: string, folder: string, settings: EditorSettings): Promise<void> => {
  await mkdir(folder);
  for (const [name, bytes] of await bundleApp(root)) await writeFile(join(folder, name), bytes);
  await writeFile(join(folder, 'index.html'), withPolicy(appPage({ settings }), hostedPagePolicy(settings)));
};

/** Writes the editor of the content below `root` into a folder that is not there yet, for the Git host of `settings`. */
export const writeEditor = async (root: string, folder: string, settings: EditorSettings): Promise<void> => {
  const { entries } = await readContent(root);
  await mkdir(folder);
  await copyDecap(root, join(folder, 'decap'));
  await writeFile(join(folder, 'start.js'), await bundleEditor(root));
  await writeFile(join(folder, 'config.json'), publicConfig(settings, entries));
  await writeFile(join(folder, 'index.html'), withPolicy(editorPage, hostedPolicy(settings)));
  await writeApp(root, join(folder, 'site'), settings);
};
