import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Express } from 'express';
import type { GatsbyNode } from 'gatsby';
import { readSiteSettings } from '../content/siteConfig';
import { editorPath } from '../editor/page';

/**
 * Adds the browser editor to the develop server, where `npm run edit` asks for it. It is loaded only then: a machine
 * that builds has no need of it.
 */
export const addEditor: GatsbyNode['onCreateDevServer'] = async ({ app }) => {
  if (!process.env['LAST_WRITES_EDITOR']) return;
  const { serveEditor } = await import('../editor/serve');
  await serveEditor(app as Express, process.cwd());
};

/** Adds the editor to a built site whose settings name a Git host, and takes away one that an earlier build added. */
export const addHostedEditor = async (): Promise<void> => {
  const root = process.cwd();
  const folder = join(root, 'public', editorPath);
  await rm(folder, { recursive: true, force: true });
  const { editor } = readSiteSettings(root);
  if (!editor) return;
  const { writeEditor } = await import('../editor/writeEditor');
  await writeEditor(root, folder, editor);
};
