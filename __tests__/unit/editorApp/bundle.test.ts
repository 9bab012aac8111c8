import { brotliCompressSync } from 'node:zlib';
import { bundleApp } from '../../../src/editor/bundleApp';

let files: ReadonlyMap<string, Uint8Array>;
beforeAll(async () => void (files = await bundleApp(process.cwd())), 60_000);

const textOf = (name: string): string => Buffer.from(files.get(name) ?? '').toString();

/** A script, and all that it cannot start without. */
const withImports = (name: string, known = new Set<string>()): ReadonlySet<string> => {
  if (known.has(name)) return known;
  known.add(name);
  for (const [, other = ''] of textOf(name).matchAll(/(?:\bfrom|\bimport)\s*"\.\/([^"]+)"/g))
    withImports(other, known);
  return known;
};

test('the editor opens with at most 350 kB of scripts, and loads the editor of texts later', () => {
  const first = withImports('start.js');
  const sizes = [...first].map((name) => brotliCompressSync(files.get(name) ?? '').length);
  expect(first.size).toBeGreaterThan(1);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(350_000);
  const later = [...files.keys()].filter((name) => name.startsWith('TextEditor'));
  expect(later.length).toBeGreaterThan(0);
  expect(later.filter((name) => first.has(name))).toEqual([]);
});
