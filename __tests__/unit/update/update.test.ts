import { compareVersions, isVersion } from '../../../src/lib/version';
import { mergePackages } from '../../../src/update/mergePackages';
import { isAuthors } from '../../../src/update/trees';
import { reportOf } from '../../../src/update/report';

test('versions are ordered by their numbers, and nothing else is one', () => {
  const ordered = ['0.1.0', '0.2.0', '0.2.1', '0.10.0', '1.0.0', '10.0.0'];
  expect([...ordered].reverse().sort(compareVersions)).toEqual(ordered);
  for (const text of ['v1.0.0', '1.0', '1.0.0-rc.1', '1.0.0\n', '-1.0.0', '1.0.0;x', ''])
    expect(isVersion(text)).toBe(false);
});

test('an author’s folders are known in every case of letters', () => {
  const names = ['data', 'DATA', 'static', 'Sample', 'before-2026-01-01'];
  expect(names.filter((name) => !isAuthors(name))).toEqual([]);
  expect(['database', 'src', 'starter', 'docs', 'before'].filter(isAuthors)).toEqual([]);
});

test('package.json is merged by its fields, and its version is always the kit’s', () => {
  const base = { name: 'kit', version: '0.1.0', scripts: { a: '1', b: '1', c: '1' } };
  const mine = { name: 'mine', version: '7.0.0', scripts: { a: '1', b: '2', d: '1' } };
  const kit = { name: 'kit', version: '0.2.0', scripts: { a: '3', b: '1', c: '1' }, type: 'x' };
  expect(mergePackages(base, mine, kit, null)).toEqual({
    name: 'mine',
    version: '0.2.0',
    scripts: { a: '3', b: '2', d: '1' },
    type: 'x',
  });
  const both = { ...kit, name: 'new' };
  expect(mergePackages(base, mine, both, null)).toBeNull();
  expect(mergePackages(base, mine, both, 'mine')?.['name']).toBe('mine');
  expect(mergePackages(base, mine, both, 'kit')?.['name']).toBe('new');
});

const exchanged = { from: '0.1.0', to: '0.2.0', isLockTorn: false, settled: [], isByVersion: false };
const well = { keep: null, isBack: false, failed: null };

test('the author reads what came, what was chosen and guessed, and what has failed', () => {
  expect(
    reportOf({ ...exchanged, settled: ['a.ts'], isByVersion: true }, ['0.2.0: N\u001B[2Jew.'], {
      ...well,
      keep: 'mine',
    }),
  )
    .toBe(`This project does not share the kit’s history: what you have changed was told by the kit’s version 0.1.0.

Where both had changed the same, yours stayed:
  a.ts

This is version 0.2.0 of the kit; data/ and static/ stay yours. What is new:
  0.2.0: N [2Jew.
More stands in CHANGELOG.md. The way back: npm run update -- --back`);
  expect(reportOf(exchanged, [], { ...well, failed: 'npm ci' }))
    .toBe(`This is version 0.2.0 of the kit, but it is not ready: above you see what is wrong. Set it right, and run
  npm ci
again; or go back by
  npm run update -- --back`);
  expect(reportOf(exchanged, [], { ...well, isBack: true })).toBe(
    'This is version 0.2.0 of the kit again, with all that you have kept since.',
  );
});
