import { shared } from '../support/browser/playwrightConfig';
import { defineConfig, type Project } from '@playwright/test';
import { type EngineName, missingFor } from './support/findEngines';
import type { Options } from './support/test';

const project = (name: EngineName, ...others: string[]): Project<object, Options> => ({
  name,
  use: { engineName: name },
  testIgnore: missingFor(name).length ? '**' : others,
});

/** Playwright only runs these tests: the Firefox and the WebKit that it steers are builds of its own. */
export default defineConfig<object, Options>({
  ...shared,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  projects: [project('firefox'), project('webkit', 'firefox.spec.ts')],
});
