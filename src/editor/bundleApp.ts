import { relative, resolve } from 'node:path';
import { typefaceFolder } from '../adjustments/webpackLook';
import { build as bundle, type Plugin } from 'esbuild';
import { appIcon, appManifest } from './page';

/** The schemas speak in words of ours: of the languages that zod brings, half of its weight, none is read. */
const oneLanguage: Plugin = {
  name: 'one-language',
  setup: (build) => {
    build.onResolve({ filter: /locales\/index/ }, ({ path, resolveDir, importer }) =>
      importer.includes('node_modules/zod/')
        ? { path: resolve(resolveDir, path.replace('index', 'en')) }
        : undefined,
    );
  },
};

/** All files of the editor below `root` but its page, by their names: start.js, start.css and typeface.css, and what these load later. */
export const bundleApp = async (root: string): Promise<ReadonlyMap<string, Uint8Array>> => {
  const folder = resolve(root, 'app');
  const { outputFiles } = await bundle({
    entryPoints: {
      start: resolve(root, 'src/editor/app/start.tsx'),
      // Texts are shown as on the site.
      typeface: resolve(typefaceFolder(root), 'faces.css'),
    },
    loader: { '.woff2': 'file' },
    outdir: folder,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [oneLanguage],
    logLevel: 'warning',
    write: false,
  });
  return new Map([
    ...outputFiles.map(({ path, contents }) => [relative(folder, path), contents] as const),
    ['manifest.json', Buffer.from(JSON.stringify(appManifest))],
    ['icon.svg', Buffer.from(appIcon)],
  ]);
};
