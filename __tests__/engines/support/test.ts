import { expect, test as base } from '@playwright/test';
import { publicFolder } from '../../support/site/fixtureSite';
import type { Engine } from './engine';
import type { EngineName } from './findEngines';
import { startFirefox } from './firefox';
import { serveSites } from './site';
import { Visitor } from './visitor';
import { startWebKit } from './webkit';

export interface Options {
  readonly engineName: EngineName;
}

interface PerWorker extends Options {
  readonly engine: Engine;
  readonly site: Awaited<ReturnType<typeof serveSites>>;
}

const start = { firefox: startFirefox, webkit: startWebKit };

/** A test with a visitor in one of the engines. It fails where a page was not quiet, whatever it tests. */
export const test = base.extend<{ readonly visitor: Visitor }, PerWorker>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, give) => {
      const engine = await start[engineName]();
      await give(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from it.
    async ({}, give) => {
      const site = await serveSites(publicFolder);
      await give(site);
      site.close();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ engine, site }, give) => {
    site.failed.length = 0;
    await engine.resize(1440, 900);
    const visitor = new Visitor(engine, site.origin);
    await give(visitor);
    expect([...(await visitor.seen()), ...site.failed]).toEqual([]);
  },
});

export { expect };
