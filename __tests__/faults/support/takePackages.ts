import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Puts the packages themselves where a copy of the kit has a link. The files are the same ones, where the disk can have it
 * so: whoever changes them there takes them away first.
 */
export const takePackages = (root: string): void => {
  const [from, to] = [join(process.cwd(), 'node_modules'), join(root, 'node_modules')];
  rmSync(to);
  const isLinked = spawnSync('cp', ['-al', from, to]).status === 0;
  if (isLinked) return;
  rmSync(to, { recursive: true, force: true });
  expect(spawnSync('cp', ['-a', from, to]).status).toBe(0);
};
