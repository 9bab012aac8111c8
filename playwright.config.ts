import { defineConfig } from '@playwright/test';
import { findBrowser } from './__tests__/browser/support/findBrowser';

const port = 9321;
const executablePath = findBrowser();

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
    launchOptions: {
      ...(executablePath && { executablePath }),
      // As root Chromium starts without a sandbox only; the pages are our own.
      args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-background-networking'],
    },
  },
});
