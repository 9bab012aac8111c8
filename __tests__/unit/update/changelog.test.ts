import { readFileSync } from 'node:fs';
import { newsBetween, releasesIn } from '../../../src/update/changelog';

const changelog = `# Changelog

## [Unreleased]

Not yet.

## [0.10.0] - 2026-12-02

### By hand

- Build anew.
- Look at
  the logo.

### Added

- Something.

## 0.2.0 - 2026-12-01

Books have
wings.

They fly.

## [0.1.0]
`;

test('what is new is told from one version to another, the oldest first, with what is to be done by hand', () => {
  const both = [
    '0.2.0: Books have wings.',
    '0.10.0, by hand: Build anew.',
    '0.10.0, by hand: Look at the logo.',
  ];
  expect(newsBetween(changelog, '0.1.0', '0.10.0')).toEqual(both);
  expect(newsBetween(changelog.replaceAll('\n', '\r\n'), '0.1.0', '0.9.0')).toEqual(both.slice(0, 1));
  expect(newsBetween(changelog, '0.10.0', '0.10.0')).toEqual([]);
});

test('the newest version in the changelog is that of package.json, and all of them say what is new', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string };
  const { version: locked } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    readonly version: string;
  };
  const releases = releasesIn(readFileSync('CHANGELOG.md', 'utf8'));
  expect([releases[0]?.version, locked]).toEqual([version, version]);
  expect(releases.filter(({ sentence }) => !sentence)).toEqual([]);
});
