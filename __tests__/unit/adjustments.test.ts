import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Store } from 'gatsby';
import { leaveBrokenJson, skipPackagesWithoutQueries } from '../../src/adjustments/gatsbyInternals';
import { forgetPictures } from '../../src/adjustments/forgetPictures';
import { dropStaleCache } from '../../src/adjustments/staleCache';
import { trustLockFile } from '../../src/adjustments/webpackCache';
import { leaveLittleShared, leaveOut, minifyBySwc, startInSteps } from '../../src/adjustments/webpackScripts';
import {
  acceptCalcSize,
  ignoreCssOrder,
  keepFontsApart,
  leaveStylesToTheirPages,
} from '../../src/adjustments/webpackStyles';

/** A project that has no Gatsby. */
const root = mkdtempSync(join(tmpdir(), 'last-writes-'));
afterAll(() => rmSync(root, { recursive: true }));

const gone = (what: string, file: string): string =>
  `${what} is gone, which src/adjustments/${file} adjusts: see docs/decisions/0018-build-time.md`;

/** Gatsby's state as a later version may have it. */
const storeOf = (state: object): Store =>
  ({ getState: () => state, dispatch: jest.fn() }) as unknown as Store;

class OtherMinimizer {
  apply(): void {}
}
class CssMinimizerPlugin extends OtherMinimizer {}

test.each<[string, () => unknown, string]>([
  [
    'a minimizer',
    () => minifyBySwc({ optimization: { minimizer: [new OtherMinimizer()] } }),
    gone('Gatsby’s TerserPlugin', 'webpackScripts.ts'),
  ],
  ['an entry', () => startInSteps({ entry: {} }, root), gone('Gatsby’s entry `app`', 'webpackScripts.ts')],
  ['a module', () => leaveOut({}, root), gone('./.cache/register-service-worker', 'webpackScripts.ts')],
  [
    'a cache',
    () => trustLockFile({ cache: { type: 'memory' } }, root, []),
    gone('webpack’s cache on disk', 'webpackCache.ts'),
  ],
  [
    'a transformer',
    () => leaveBrokenJson(root),
    gone('gatsby-transformer-json/gatsby-node', 'gatsbyInternals.ts'),
  ],
  [
    'a plugin for style sheets',
    () => ignoreCssOrder({ plugins: [new CssMinimizerPlugin()] }),
    gone('Gatsby’s MiniCssExtractPlugin', 'webpackStyles.ts'),
  ],
  [
    'a rule for typefaces',
    () => keepFontsApart({ module: { rules: [{ test: /\.svg$/, use: [{ options: { limit: 10_000 } }] }] } }),
    gone('Gatsby’s rule for typefaces', 'webpackStyles.ts'),
  ],
  [
    'a group of style sheets',
    () => leaveStylesToTheirPages({ optimization: { splitChunks: { cacheGroups: { styles: false } } } }),
    gone('Gatsby’s group of modules “styles”', 'webpackStyles.ts'),
  ],
  [
    'a group of scripts',
    () => leaveLittleShared({ optimization: { splitChunks: { cacheGroups: {} } } }),
    gone('Gatsby’s group of modules “shared”', 'webpackScripts.ts'),
  ],
  [
    'a minimizer of style sheets',
    () => acceptCalcSize({ optimization: { minimizer: [new OtherMinimizer()] } }),
    gone('Gatsby’s CssMinimizerPlugin', 'webpackStyles.ts'),
  ],
  [
    'a list of types',
    () => dropStaleCache(root, storeOf({ program: {}, config: {} }), []),
    gone('Gatsby’s list of types', 'staleCache.ts'),
  ],
  [
    'a path prefix',
    () => dropStaleCache(root, storeOf({ typeOwners: {} }), []),
    gone('Gatsby’s path prefix', 'staleCache.ts'),
  ],
  [
    'a list of jobs',
    () => forgetPictures(storeOf({ jobsV2: {} }), [], []),
    gone('Gatsby’s list of jobs', 'forgetPictures.ts'),
  ],
])('%s that a later version has no more is named', (_, adjust, message) => {
  expect(adjust).toThrow(message);
});

test('a list that a later Gatsby has no more is named', async () => {
  await expect(skipPackagesWithoutQueries(root)).rejects.toThrow(
    gone('gatsby/dist/utils/gatsby-dependents', 'gatsbyInternals.ts'),
  );
});

test('scripts that are to stay as they are written stay so', () => {
  const minimizer = [new CssMinimizerPlugin()];
  const optimization = { minimizer };
  minifyBySwc({ optimization });
  expect(optimization.minimizer).toBe(minimizer);
});

test('JSON that cannot be read is left to the guard, and what can be read to the transformer', () => {
  const transformer = jest.requireActual<{ shouldOnCreateNode: (args: object) => boolean }>(
    'gatsby-transformer-json/gatsby-node',
  );
  leaveBrokenJson(process.cwd());
  const file = join(root, 'entry.json');
  const node = { absolutePath: file, internal: { mediaType: 'application/json' } };
  const isTaken = (text: string): boolean => {
    writeFileSync(file, text);
    return transformer.shouldOnCreateNode({ node });
  };
  expect([isTaken('{ "id": 1 }'), isTaken('{ "id": 1, }'), isTaken('')]).toEqual([true, false, false]);
});
