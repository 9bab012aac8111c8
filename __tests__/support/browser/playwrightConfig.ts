import { join } from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';
import { quickLaunchOptions } from '../../../tools/browser/launchOptions';

/** How all tests in a browser are run. */
export const shared = {
  testDir: '.',
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  // A second try tells what fails now and then from what fails always; both fail.
  retries: 1,
  failOnFlakyTests: true,
  reporter: 'list',
} as const satisfies PlaywrightTestConfig;

/** Tests in a browser of the site that lies built in `root`, below a path without a slash at its end. */
export const onSite = (root: string, below = ''): PlaywrightTestConfig => ({
  ...shared,
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  // The machine may be at other things.
  expect: { timeout: 15_000 },
  globalSetup: join(__dirname, 'serveSite.ts'),
  metadata: { folder: join(root, 'public'), below },
  // Workers read this file again, when the site has its address.
  use: { baseURL: process.env['SITE_ORIGIN'], launchOptions: quickLaunchOptions },
});
