import { defineConfig } from '@playwright/test';
import { quickLaunchOptions } from '../../tools/browser/launchOptions';

/** The editor's tests need no built site, but a copy of the project to themselves. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  projects: [
    // These share one editor.
    {
      name: 'own',
      testMatch: [
        'editor.spec.ts',
        'files.spec.ts',
        'pages.spec.ts',
        'preview.spec.ts',
        'strangers/*.spec.ts',
      ],
      workers: 1,
    },
    { name: 'hosted', testMatch: 'hosted*.spec.ts' },
    { name: 'server', testMatch: 'server/*.spec.ts' },
  ],
  timeout: 90_000,
  // The machine may be drawing pictures beside.
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: { launchOptions: quickLaunchOptions },
});
