import { defineConfig } from '@playwright/test';
import { onSite } from '../support/browser/playwrightConfig';
import { fixtureFolder } from '../support/project';

/** What the kit does in a browser, on the fixture's site. */
export default defineConfig({
  ...onSite(fixtureFolder),
  projects: [
    // Every kind of page, for npm test.
    { name: 'smoke', testMatch: 'smoke.spec.ts' },
    { name: 'rest', testIgnore: 'smoke.spec.ts' },
  ],
});
