import { resolve } from 'node:path';
import { build } from 'esbuild';

/** The script of the editor's page below `root`, as one ES module for the browser. */
export const bundleEditor = async (root: string): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [resolve(root, 'src/editor/browser/start.ts')],
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    logLevel: 'warning',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
};
