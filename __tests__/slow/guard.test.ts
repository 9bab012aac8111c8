import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { book, bookFile, makeContent, removeContent } from '../support/content';

const root = makeContent({ [bookFile]: { ...book, title: '' } });
afterAll(() => removeContent(root));

/** Waits under develop for content to be mended, which it is as soon as the problem is named. Ends when all is well. */
const waitAndMend = `
  const { writeFileSync } = require('node:fs');
  const { guardContent } = require('./src/content/gatsby/guard.ts');
  process.env.gatsby_executing_command = 'develop';
  const mend = () => writeFileSync(process.env.MENDED, JSON.stringify(${JSON.stringify(book)}));
  const log = (message) => message.includes('Waiting for the files to be mended.') && mend();
  guardContent(process.env.ROOT, { log, success: console.log }).then(() => process.exit(0));
`;

test('what is mended the moment its problem is named is seen', () => {
  const tsx = join(process.cwd(), 'node_modules/tsx/dist/cli.mjs');
  const { status, stdout } = spawnSync(process.execPath, [tsx, '--eval', waitAndMend], {
    env: { ...process.env, ROOT: root, MENDED: join(root, 'data', bookFile) },
    encoding: 'utf8',
    timeout: 30_000,
  });
  expect(stdout).toContain('The content is in order again.');
  expect(status).toBe(0);
});
