import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { digestOf } from '../../src/content/gatsby/digest';

const withFiles = (files: Readonly<Record<string, string>>, look: (root: string) => void): void => {
  const root = mkdtempSync(join(tmpdir(), 'last-writes-digest-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(root, name, '..'), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  look(root);
  rmSync(root, { recursive: true });
};

const digest = (files: Readonly<Record<string, string>>, paths: readonly string[]): string => {
  let found = '';
  withFiles(files, (root) => (found = digestOf(root, paths)));
  return found;
};

test('a digest tells names, contents and places apart, and nothing else', () => {
  const files = { 'src/a.ts': '1', 'src/deep/b.ts': '2', 'other.ts': '3' };
  const before = digest(files, ['src']);
  expect(digest({ ...files, 'other.ts': '4' }, ['src'])).toBe(before);
  expect(digest({ ...files, 'src/deep/b.ts': '4' }, ['src'])).not.toBe(before);
  expect(digest({ 'src/a.ts': '1', 'src/b.ts': '2' }, ['src'])).not.toBe(before);
  expect(digest({ 'src/a.ts': '12', 'src/deep/b.ts': '' }, ['src'])).not.toBe(before);
});
