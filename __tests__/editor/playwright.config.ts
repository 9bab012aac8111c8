import { shared } from '../support/browser/playwrightConfig';
import { defineConfig } from '@playwright/test';
import { quickLaunchOptions } from '../../tools/browser/launchOptions';

/** The editor's tests need no built site, but a copy of the project to themselves. */
export default defineConfig({
  ...shared,
  outputDir: '../../test-results',
  projects: [
    // Its tests share an editor, and the site beside it.
    { name: 'own', testMatch: /editor\/(strangers\/)?\w+\.spec\.ts$/, workers: 1 },
    { name: 'server', testMatch: 'server/*.spec.ts' },
    { name: 'app', testMatch: 'app/*.spec.ts', retries: 0, timeout: 30_000, use: { actionTimeout: 10_000 } },
  ],
  timeout: 90_000,
  // The machine may be drawing pictures beside.
  expect: { timeout: 20_000 },
  use: { launchOptions: quickLaunchOptions },
});
