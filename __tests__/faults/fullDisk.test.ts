import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskIsFull } from '../../src/adjustments/explainFullDisk';
import { copyKit } from '../support/project';
import { build, differences, forgetBuilds, startBuild } from './support/builtSite';

const minutes = 60_000;

let disk = '';

const mount = (...options: string[]): boolean =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', options.join(','), 'none', disk]).status === 0;

beforeEach(() => {
  disk = mkdtempSync(join(tmpdir(), 'last-writes-disk-'));
});

afterEach(() => {
  // A build that has failed may have left somebody who still looks.
  spawnSync('umount', ['-l', disk]);
  rmSync(disk, { recursive: true });
});

// In megabytes; the content and the kit are some ten of them. Full in webpack's cache, in a script, among pictures.
test.each([25, 50, 65])(
  'a build that finds a disk of %i MB full says so, and with more room it is as good as new',
  async (size) => {
    if (!mount(`size=${size}m`)) throw new Error('This test mounts a small disk, which takes root.');
    const root = await copyKit(join(disk, 'site'));
    const run = startBuild(root);
    expect(await run.ended).toBe(1);
    expect(run.output()).toContain('ENOSPC');
    expect(run.output().trim().endsWith(diskIsFull)).toBe(true);

    mount('remount', 'size=1g');
    const files = await build(root);
    forgetBuilds(root);
    expect(differences(files, await build(root))).toEqual([]);
  },
  6 * minutes,
);
