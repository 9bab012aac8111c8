import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EditorSettings } from '../content/model/editorSettings';
import { withPolicy } from '../hosting/pagePolicy';
import { bundleApp } from './bundleApp';
import { hostedPolicy } from './contentPolicy';
import { editorPage } from './page';

/** Writes the editor of the project at `root` into a folder that is not there yet, for the Git host of `settings`. */
export const writeEditor = async (root: string, folder: string, settings: EditorSettings): Promise<void> => {
  await mkdir(folder);
  for (const [name, bytes] of await bundleApp(root)) await writeFile(join(folder, name), bytes);
  await writeFile(join(folder, 'index.html'), withPolicy(editorPage({ settings }), hostedPolicy(settings)));
};
