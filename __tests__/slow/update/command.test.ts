import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { lines, makeKit } from '../../support/kit';
import type { Own } from '../../support/ownProject';

let kit: ReturnType<typeof makeKit>;
beforeEach(() => void (kit = makeKit()));
afterEach(() => kit.end());

const tsx = join(process.cwd(), 'node_modules/tsx/dist/cli.mjs');

const call = (own: Own, ...args: string[]): string[] => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [tsx, join(process.cwd(), 'src/cli/update.ts'), ...args],
    { cwd: own.root, encoding: 'utf8' },
  );
  // What npm says of itself is no matter.
  return [String(status), stdout.trim().replace(/\n+up to date.*\n/, '\n\n'), stderr.trim()];
};

const next = { 'src/main.ts': lines({ 5: 'new' }) };

test('the command: nothing newer, an update with its news, and the way back', async () => {
  const own = kit.clone();
  await own.begin();
  const looking = 'Looking for a newer version of the kit …';
  expect(call(own)).toEqual(['0', `${looking}\n\nThere is none: this is version 0.1.0, the newest.`, '']);
  const scripts = { migrate: 'echo migrated', check: 'echo checked' };
  const changelog =
    '# Changelog\n\n## [0.2.0] - 2026-12-01\n\nBooks have\nwings.\n\n### By hand\n\n- Say so.\n';
  kit.release(
    '0.2.0',
    { ...next, 'package-lock.json': '{"lockfileVersion":3,"packages":{}}', 'CHANGELOG.md': changelog },
    { scripts },
  );
  const exchanging = (to: string, from: string): string =>
    `The code of version ${to} has taken the place of version ${from}. What belongs to it comes next …\n\n`;
  expect(call(own)).toEqual([
    '0',
    `${looking}\n\n${exchanging('0.2.0', '0.1.0')}migrated --from 0.1.0
checked

This is version 0.2.0 of the kit; data/ and static/ stay yours. What is new:
  0.2.0: Books have wings.
  0.2.0, by hand: Say so.
More stands in CHANGELOG.md. The way back: npm run update -- --back`,
    '',
  ]);
  own.keep({ 'data/later.txt': 'later' });
  expect(call(own, '--back')).toEqual([
    '1',
    expect.stringContaining(exchanging('0.1.0', '0.2.0').trim()),
    expect.stringContaining(
      'This is version 0.1.0 of the kit, but it is not ready: above you see what is wrong. Set it right, and run\n  npm ci --ignore-scripts --no-audit --no-fund\nagain',
    ),
  ]);
  expect(call(own, '--keep', 'all')).toEqual([
    '1',
    '',
    'Nothing has changed:\n  --keep must be mine or kit, got "all"',
  ]);
});
