import { existsSync } from 'node:fs';
import { install } from './debian';
import { findBrowser, findHeadlessShell } from './findBrowser';

/** What the pages fall back on where their own faces come late, and are measured with. */
const faces = '/usr/share/fonts/truetype/liberation';

// The browser tests need a Chromium and Debian's faces; its headless shell makes them quicker.
install([
  ...(findBrowser() ? [] : ['chromium']),
  ...(findHeadlessShell() === findBrowser() ? ['chromium-headless-shell'] : []),
  ...(existsSync(faces) ? [] : ['fonts-liberation']),
]);
if (!findBrowser()) {
  console.error('No Chrome or Chromium found. Install one, or run: npx playwright install chromium');
  process.exit(1);
}
