import { starterFolder } from '../../src/content/write/starter';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeFixture } from '../fixture/writeFixture';
import { testContent } from '../support/testContent';

const root = mkdtempSync(join(tmpdir(), 'last-writes-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

testContent(async () => {
  cpSync(starterFolder, join(root, starterFolder), { recursive: true });
  await writeFixture(root);
  return root;
});
