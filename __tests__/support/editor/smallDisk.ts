import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk of two megabytes for the content of a project; null where this machine lets nobody make one. */
export const smallDisk = (root: string): (() => void) | null => {
  const saved = mkdtempSync(join(tmpdir(), 'last-writes-'));
  const data = join(root, 'data');
  try {
    execFileSync('cp', ['-a', `${data}/.`, saved]);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', data], { stdio: 'ignore' });
    execFileSync('cp', ['-a', `${saved}/.`, data]);
    return () => execFileSync('umount', ['-l', data]);
  } catch {
    return null;
  } finally {
    rmSync(saved, { recursive: true });
  }
};
