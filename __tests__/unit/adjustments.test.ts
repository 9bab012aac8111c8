import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  acceptUnusedTemplates,
  answerEditsSooner,
  skipPackagesWithoutQueries,
} from '../../src/build/gatsbyInternals';
import { trustLockFile } from '../../src/build/webpackCache';
import { leaveOut, minifyBySwc, startInSteps } from '../../src/build/webpackScripts';

/** A project that has no Gatsby. */
const root = mkdtempSync(join(tmpdir(), 'last-writes-'));
afterAll(() => rmSync(root, { recursive: true }));

const gone = (what: string, file: string): string =>
  `${what} is gone, which src/build/${file} adjusts: see docs/decisions/0018-build-time.md`;

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
  [
    'a module',
    () => leaveOut({}, root),
    gone('gatsby/dist/internal-plugins/partytown/gatsby-browser', 'webpackScripts.ts'),
  ],
  [
    'a cache',
    () => trustLockFile({ cache: { type: 'memory' } }, root, ''),
    gone('webpack’s cache on disk', 'webpackCache.ts'),
  ],
  [
    'a state',
    () => answerEditsSooner(root),
    gone('gatsby/dist/state-machines/waiting', 'gatsbyInternals.ts'),
  ],
  ['a reporter', () => acceptUnusedTemplates(root), gone('gatsby-cli/lib/reporter', 'gatsbyInternals.ts')],
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
