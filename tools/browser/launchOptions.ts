import type { LaunchOptions } from '@playwright/test';
import { findBrowser, findHeadlessShell } from './findBrowser';

const optionsFor = (executablePath: string | undefined): LaunchOptions => ({
  ...(executablePath && { executablePath }),
  // As root Chromium starts without a sandbox only; the pages are our own.
  args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-background-networking'],
});

/** How measurements start their browser, and tests of when it paints, of how wide letters are, of pages that it keeps. */
export const launchOptions = optionsFor(findBrowser());

/** How all other tests start it. */
export const quickLaunchOptions = optionsFor(findHeadlessShell());
