import { readFileSync } from 'node:fs';
import { siteIsShown } from '../../src/cli/siteProcess';

test('Gatsby still says in the words that the editor waits for that the site is shown', () => {
  // Not one of the modules that the package exports.
  const gatsbys = readFileSync('node_modules/gatsby/dist/utils/print-instructions.js', 'utf8');
  expect(gatsbys).toContain(`\`${siteIsShown} `);
});
