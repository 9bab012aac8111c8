import type { PlaywrightTestConfig } from '@playwright/test';
import { quickLaunchOptions } from '../../../tools/browser/launchOptions';

/** How all tests in a browser are run. */
export const shared = {
  testDir: '.',
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  // A machine may be at other things; the report names what passed at the second try alone.
  retries: 1,
  reporter: 'list',
} as const satisfies PlaywrightTestConfig;

/** Tests in a browser of the site that lies built in `root`, whose home page has the path `home`, served at a port. */
export const onSite = (root: string, port: number, home = '/'): PlaywrightTestConfig => ({
  ...shared,
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  webServer: {
    command: `tsx src/cli/serve.ts public --port ${port}`,
    cwd: root,
    url: `http://localhost:${port}${home}`,
    reuseExistingServer: false,
  },
  use: { baseURL: `http://localhost:${port}`, launchOptions: quickLaunchOptions },
});
