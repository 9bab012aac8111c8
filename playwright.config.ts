import { defineConfig } from '@playwright/test';
import { launchOptions } from './tools/browser/launchOptions';

const port = 9321;

export default defineConfig({
  testDir: '__tests__/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  reporter: 'list',
  webServer: {
    command: `gatsby serve --port ${port}`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions,
  },
});
