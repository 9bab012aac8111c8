import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser } from './findBrowser';

const isRootOnDebian = (): boolean => process.getuid?.() === 0 && existsSync('/etc/debian_version');

const aptGet = (...args: string[]): void => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['-qq', '-o', 'Dpkg::Use-Pty=0', ...args], { stdio: 'inherit', env });
};

// The browser tests need a Chromium. Where none is found it is installed, if this can be done without asking.
if (!findBrowser() && isRootOnDebian()) {
  console.log('No Chrome or Chromium found: installing Debian’s chromium package.');
  aptGet('update');
  aptGet('install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation');
}
if (!findBrowser()) {
  console.error('No Chrome or Chromium found. Install one, or run: npx playwright install chromium');
  process.exit(1);
}
