import { resolve } from 'node:path';
import { build } from 'esbuild';

/** The script of a page of the editor below `root`, as one ES module for the browser. */
export const bundleEditor = async (
  root: string,
  page: 'start' | 'import/page' = 'start',
): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [resolve(root, `src/editor/browser/${page}.ts`)],
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
