import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EditorSettings } from '../content/model/editorSettings';
import { readContent } from '../content/read/readContent';
import { isUnlistedEntry } from '../content/read/visibility';
import { backendOf } from './backend';
import { withPolicy } from '../hosting/pagePolicy';
import { bundleEditor } from './bundle';
import { editorConfig } from './config';
import { hostedPolicy } from './contentPolicy';
import { decapFolder, editorPage } from './page';

/** Decap's script and the parts that it loads later: the package has each twice, and maps for debuggers. */
const decapFile = /(decap-cms\.js(\.LICENSE\.txt)?|\.wasm)$/;

const copyDecap = async (root: string, folder: string): Promise<void> => {
  await mkdir(folder);
  const files = (await readdir(join(root, decapFolder))).filter((name) => decapFile.test(name));
  await Promise.all(files.map((name) => cp(join(root, decapFolder, name), join(folder, name))));
};

/** Writes the editor of the content below `root` into a folder that is not there yet, for the Git host of `settings`. */
export const writeEditor = async (root: string, folder: string, settings: EditorSettings): Promise<void> => {
  const { entries: all } = await readContent(root);
  // The page is published, and would tell of them.
  const entries = all.filter((entry) => !isUnlistedEntry(entry));
  await mkdir(folder);
  await copyDecap(root, join(folder, 'decap'));
  await writeFile(join(folder, 'start.js'), await bundleEditor(root));
  await writeFile(join(folder, 'config.json'), JSON.stringify(editorConfig(backendOf(settings), entries)));
  await writeFile(join(folder, 'index.html'), withPolicy(editorPage, hostedPolicy(settings)));
};
