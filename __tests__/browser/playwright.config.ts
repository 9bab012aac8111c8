import { defineConfig } from '@playwright/test';
import { onSite } from '../support/browser/playwrightConfig';
import { fixtureFolder } from '../support/project';

/** What the kit does in a browser, on the fixture's site. */
export default defineConfig(onSite(fixtureFolder));
