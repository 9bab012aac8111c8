import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readSiteSettings } from '../content/gatsby/siteSettings';
import { editorPath } from '../editor/page';

/**
 * Adds the editor to a built site whose settings name a Git host, and takes away one that an earlier build added. It is
 * loaded only then: a site without has no need of it.
 */
export const addHostedEditor = async (): Promise<void> => {
  const root = process.cwd();
  const folder = join(root, 'public', editorPath);
  await rm(folder, { recursive: true, force: true });
  const { editor } = readSiteSettings(root);
  if (!editor) return;
  const { writeEditor } = await import('../editor/writeEditor');
  await writeEditor(root, folder, editor);
};
