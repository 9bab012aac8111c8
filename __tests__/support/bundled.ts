import { join } from 'node:path';
import { buildSync } from 'esbuild';

/** Makes one file of a program, which starts at once then, as what is killed often has to. Returns its path. */
export const bundled = (folder: string, contents: string): string => {
  const outfile = join(folder, 'program.mjs');
  buildSync({
    stdin: { contents, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    platform: 'node',
    mainFields: ['module', 'main'],
    format: 'esm',
    external: ['sharp', 'music-metadata'],
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    outfile,
  });
  return outfile;
};
