import { defineConfig } from '@playwright/test';
import { onSite } from '../support/browser/playwrightConfig';
import { at } from '../support/site/ownSite';

/** What holds for any site in a browser, on the one that is built from `data/`. */
export default defineConfig(onSite(process.cwd(), at('')));
