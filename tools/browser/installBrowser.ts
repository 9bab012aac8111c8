import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser } from './findBrowser';

const isRootOnDebian = (): boolean => process.getuid?.() === 0 && existsSync('/etc/debian_version');

const aptGet = (...args: string[]): void => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['-qq', '-o', 'Dpkg::Use-Pty=0', ...args], { stdio: 'inherit', env });
};

/** What the pages fall back on where their own faces come late, and are measured with. */
const faces = '/usr/share/fonts/truetype/liberation';

const missing = [
  ...(findBrowser() ? [] : ['chromium']),
  ...(isRootOnDebian() && !existsSync(faces) ? ['fonts-liberation'] : []),
];

// The browser tests need a Chromium and Debian's faces. What is missing is installed, if this can be done without asking.
if (missing.length && isRootOnDebian()) {
  console.log(`Installing for the browser tests: ${missing.join(', ')}`);
  aptGet('update');
  aptGet('install', '-y', '--no-install-recommends', ...missing);
}
if (!findBrowser()) {
  console.error('No Chrome or Chromium found. Install one, or run: npx playwright install chromium');
  process.exit(1);
}
