import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressed, isCompressible } from '../hosting/compressed';

/** A number of bytes in megabytes. */
const inMegabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);

/**
 * Writes beside each text in `public/` what servers of one's own send of it, in brotli and gzip. Netlify, Cloudflare and
 * GitHub compress for themselves.
 */
const main = async (): Promise<void> => {
  const folder = join(process.cwd(), 'public');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => null);
  if (!entries) {
    console.error('There is no public/ yet: run npm run build first.');
    process.exitCode = 1;
    return;
  }
  let [count, before, after] = [0, 0, 0];
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = join(entry.parentPath, entry.name);
    const { size } = await stat(file);
    if (!isCompressible(entry.name, size)) continue;
    const forms = await compressed(await readFile(file));
    await Promise.all(Object.entries(forms).map(([end, content]) => writeFile(file + end, content)));
    count += 1;
    before += size;
    after += forms['.br'].length;
  }
  console.log(`${count} texts of ${inMegabytes(before)} MB are ${inMegabytes(after)} MB in brotli.`);
};

void main();
