import type { PlaywrightTestConfig } from '@playwright/test';
import { launchOptions } from '../../../tools/browser/launchOptions';

/** Tests in a browser of the site that lies built in `root`, served at a port. */
export const onSite = (root: string, port: number): PlaywrightTestConfig => ({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  reporter: 'list',
  webServer: {
    command: `gatsby serve --port ${port}`,
    cwd: root,
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
  use: { baseURL: `http://localhost:${port}`, launchOptions },
});
