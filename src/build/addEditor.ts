import type { Express } from 'express';
import type { GatsbyNode } from 'gatsby';

/**
 * Adds the browser editor to the develop server, where `npm run edit` asks for it. It is loaded only then: a machine
 * that builds has no need of it.
 */
export const addEditor: GatsbyNode['onCreateDevServer'] = async ({ app }) => {
  if (!process.env['LAST_WRITES_EDITOR']) return;
  const { serveEditor } = await import('../editor/serve');
  await serveEditor(app as Express, process.cwd());
};
