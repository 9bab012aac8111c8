import type { LaunchOptions } from '@playwright/test';
import { findBrowser } from './findBrowser';

const executablePath = findBrowser();

/** How tests and measurements start their browser. */
export const launchOptions: LaunchOptions = {
  ...(executablePath && { executablePath }),
  // As root Chromium starts without a sandbox only; the pages are our own.
  args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-background-networking'],
};
