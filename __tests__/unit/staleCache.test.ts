import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Store } from 'gatsby';
import { dropStaleCache } from '../../src/adjustments/staleCache';

const digest = jest.fn();
jest.mock('../../src/content/gatsby/digest', () => ({
  digestOf: (...given: unknown[]) => digest(...given) as string,
}));

test('a cache of other code, of another place or another address, or that was cut off, is dropped, with which plugin made which type', () => {
  const folder = mkdtempSync(join(tmpdir(), 'last-writes-'));
  const root = join(folder, 'here');
  const moved = join(folder, 'there');
  try {
    for (const name of ['.cache', 'src']) mkdirSync(join(root, name), { recursive: true });
    const typesToPlugins = new Map([['SiteSettings', 'gatsby-transformer-json']]);
    const dispatch = jest.fn();
    const program = { prefixPaths: false };
    const config = { pathPrefix: '/site' };
    const state = { program, config, typeOwners: { typesToPlugins } };
    const store = { dispatch, getState: () => state } as unknown as Store;
    digest.mockReturnValue('then');
    dropStaleCache(root, store, [])();
    dispatch.mockClear();
    typesToPlugins.set('SiteSettings', 'gatsby-transformer-json');
    dropStaleCache(root, store, [])();
    expect([dispatch.mock.calls.length, typesToPlugins.size]).toEqual([0, 1]);
    digest.mockReturnValue('now');
    dropStaleCache(root, store, [])();
    expect(dispatch).toHaveBeenCalledWith({ type: 'UPDATE_PLUGINS_HASH', payload: '' });
    expect(typesToPlugins.size).toBe(0);
    renameSync(root, moved);
    dropStaleCache(moved, store, [])();
    expect(dispatch).toHaveBeenCalledTimes(2);
    program.prefixPaths = true;
    dropStaleCache(moved, store, []);
    expect(dispatch).toHaveBeenCalledTimes(3);
    // That one was cut off: it has not said that it came to a good end.
    dropStaleCache(moved, store, [])();
    expect(dispatch).toHaveBeenCalledTimes(4);
    dropStaleCache(moved, store, []);
    expect(dispatch).toHaveBeenCalledTimes(4);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('all that lies in src counts, but for what a build writes there', () => {
  const root = mkdtempSync(join(tmpdir(), 'last-writes-'));
  try {
    for (const name of ['.cache', 'src/new', 'src/hosting']) mkdirSync(join(root, name), { recursive: true });
    for (const name of ['shell.tsx', 'gatsby-types.d.ts']) writeFileSync(join(root, 'src', name), '');
    const state = { program: {}, config: {}, typeOwners: {} };
    dropStaleCache(root, { dispatch: jest.fn(), getState: () => state } as unknown as Store, []);
    expect(digest).toHaveBeenLastCalledWith(root, [
      ...['hosting', 'new', 'shell.tsx'].map((name) => join('src', name)),
      'gatsby-browser.tsx',
      'gatsby-ssr.tsx',
      'package-lock.json',
    ]);
  } finally {
    rmSync(root, { recursive: true });
  }
});
