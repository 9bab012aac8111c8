import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Where Chrome and Chromium are found when Playwright's own browser is not there. */
const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The browser for the tests: Playwright's own, else an installed one; undefined where there is none. */
export const findBrowser = (): string | undefined =>
  [chromium.executablePath(), ...installed].find((path) => existsSync(path));

/** Debian's Chromium without windows, which draws the same in half the time; where there is none, the whole browser. */
export const findHeadlessShell = (): string | undefined =>
  ['/usr/bin/chromium-headless-shell'].find((path) => existsSync(path)) ?? findBrowser();
