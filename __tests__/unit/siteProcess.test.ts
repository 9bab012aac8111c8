import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteIsShown } from '../../src/cli/siteProcess';
import { start } from '../support/project';

/** A Gatsby that shows the site, and ends the first time. */
const gatsby = `
  const { existsSync, writeFileSync } = require('node:fs');
  console.log('warning The GraphQL query in the non-page component "language.tsx" will not be run.');
  console.log("Exported queries are only executed for page components.\\n\\nIf you're more experienced");
  console.log('success You can now view it\\n\\n  http://localhost:1/');
  if (!existsSync('ended')) {
    writeFileSync('ended', '');
    process.exitCode = 137;
  } else setInterval(() => undefined, 1000);
`;

/** What starts it, and ends when the site is shown for the second time. */
const editor = `
  import { keepSiteRunning } from '${process.cwd()}/src/cli/siteProcess';
  const { log } = console;
  console.log = (line: string) => {
    log(line);
    if (line.includes('shown again')) process.kill(process.pid, 'SIGTERM');
  };
  keepSiteRunning(1, 'http://localhost:2', () => log('It is shown.'));
`;

test('a site that ends is started again, and the author is told', async () => {
  const root = mkdtempSync(join(tmpdir(), 'last-writes-'));
  mkdirSync(join(root, 'node_modules/gatsby'), { recursive: true });
  writeFileSync(join(root, 'node_modules/gatsby/cli.js'), gatsby);
  writeFileSync(join(root, 'editor.ts'), editor);
  const run = start(root, join(process.cwd(), 'node_modules/tsx/dist/cli.mjs'), 'editor.ts');
  expect(await run.ended).toBe(0);
  expect(run.output()).toBe(
    'It is shown.\n\nThe site has ended and is started again. The editor goes on, and nothing is lost.\n\nThe site is shown again.\n',
  );
  rmSync(root, { recursive: true });
});

test('Gatsby still says in the words that the editor waits for that the site is shown', () => {
  // Not one of the modules that the package exports.
  const gatsbys = readFileSync('node_modules/gatsby/dist/utils/print-instructions.js', 'utf8');
  expect(gatsbys).toContain(`\`${siteIsShown} `);
});
