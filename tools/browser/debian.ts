import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const isRootOnDebian = (): boolean => process.getuid?.() === 0 && existsSync('/etc/debian_version');

const aptGet = (...args: string[]): void => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['-qq', '-o', 'Dpkg::Use-Pty=0', ...args], { stdio: 'inherit', env });
};

/** Installs packages, if this can be done without asking. Where it fails apt-get says so, and they are missing still. */
export const install = (packages: readonly string[]): void => {
  if (!packages.length || !isRootOnDebian()) return;
  console.log(`Installing for the tests: ${packages.join(', ')}`);
  aptGet('update');
  aptGet('install', '-y', '--no-install-recommends', ...packages);
};
