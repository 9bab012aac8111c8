import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { start } from '../support/project';

/** Imports that break a direction: the folder of the file that has one, and what it imports. */
const broken: readonly (readonly [folder: string, imported: string])[] = [
  ['src/lib', 'node:fs'],
  ['src/lib', 'fs/promises'],
  ['src/lib', 'gatsby'],
  ['src/components', 'node:path'],
  ['src/components', 'tools/browser/installBrowser'],
  ['src/components', 'bench/options'],
  ['src/content/model', 'bench/options'],
  ['src/content/model', 'node:fs'],
  ['src/words', 'src/components/Layout'],
  ['src/browser', 'src/adjustments/brokenAdjustment'],
  ['src/shell', 'src/content/check/checkContent'],
  ['src/editor/app', 'src/git/git'],
  ['src/git', 'src/editor/page'],
  ['src/editor/app', 'src/content/transaction/transact'],
  ['src/editor/app', 'src/content/check/files/media'],
  ['src/content/check', 'src/content/check/files/media'],
  ['src/content/check', 'sharp'],
  ['src/content/check', 'node:crypto'],
  ['src/content/read', 'src/content/read/readContent'],
  // For tests alone; there since another package needs it.
  ['src/adjustments', 'prettier'],
  ['src/cli', 'lodash'],
];

/** The file in which such an import is planted; the shell is no folder. */
const fileOf = (folder: string, index: number): string =>
  folder === 'src/shell' ? 'src/shell.tsx' : `${folder}/planted${index}.ts`;

const sourceIn = (file: string, imported: string): string =>
  /^(src|tools|bench)\//.test(imported) ? `./${relative(dirname(file), imported)}` : imported;

/** The file of an imported module of the project; undefined where it is a package, or is not there. */
const moduleAt = (imported: string): string | undefined =>
  ['.ts', '.tsx'].map((end) => imported + end).find((file) => existsSync(file));

let root: string;
let refused: readonly string[];

const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text, { flag: 'a' });
};

// A house of the same walls, in which nothing stands but what is planted and what that imports.
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'last-writes-'));
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  for (const file of ['.dependency-cruiser.mjs', 'tsconfig.json', 'package.json'])
    cpSync(file, join(root, file));
  for (const file of [...new Set(broken.map(([, imported]) => moduleAt(imported)))])
    if (file) write(file, 'export type Git = object;\n');
  broken.forEach(([folder, imported], index) =>
    write(fileOf(folder, index), `import '${sourceIn(fileOf(folder, index), imported)}';\n`),
  );
  write(
    'src/editor/app/plantedType.ts',
    `import type { Git } from '../../git/git';\n\nexport type Known = Git;\n`,
  );
  const script = 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs';
  const run = start(root, script, 'src', '--output-type', 'json');
  await run.ended;
  const { summary } = JSON.parse(run.output()) as {
    readonly summary: {
      readonly violations: readonly { readonly from: string; readonly rule: { readonly name: string } }[];
    };
  };
  // A file of which every import is overlooked is an orphan: that is not what is asked.
  refused = summary.violations.filter(({ rule }) => rule.name !== 'no-orphans').map(({ from }) => from);
});
afterAll(() => rmSync(root, { recursive: true }));

test.each(broken.map(([folder, imported], index) => ({ folder, imported, index })))(
  '$folder may not import $imported',
  ({ folder, index }) => {
    expect(refused).toContain(fileOf(folder, index));
  },
);

test('nothing else is refused, nor the types of what runs in Node', () => {
  const planted = broken.map(([folder], index) => fileOf(folder, index));
  expect(refused.filter((from) => !planted.includes(from))).toEqual([]);
});
