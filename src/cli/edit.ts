import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { editorPath } from '../editor/page';

const port = process.env['PORT'] ?? '8000';
const address = `http://localhost:${port}`;

/** What Gatsby says of its own work, which an author has no use for. */
const chatter =
  /^(success|info|verbose|not finished|⠀|You can now view|View GraphiQL|Note that|To create a production|\s*(https?:|Use gatsby))/;

/** Gatsby's warning of a template without pages, line by line: posts have one before the first is written. */
const noPagesYet =
  /^(warning The GraphQL query in the non-page component|Exported queries are only|If the failing component is|If you're more experienced)/;

/** Starts the site in develop mode with the editor, and prints one address. */
const main = (): void => {
  console.log('Starting the editor: half a minute, the first time a few …');
  const env = {
    ...process.env,
    LAST_WRITES_EDITOR: '1',
    GATSBY_TELEMETRY_DISABLED: '1',
    CI: 'true',
    NO_COLOR: '1',
  };
  const gatsby = spawn(process.execPath, ['node_modules/gatsby/cli.js', 'develop', '--port', port], { env });
  let isReady = false;
  let isGap = false;
  for (const stream of [gatsby.stdout, gatsby.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      if (!isReady && line.includes('You can now view')) {
        isReady = true;
        console.log(`\nThe editor:  ${address}${editorPath}\n\nEnd it with Ctrl+C.`);
      }
      if (!line.trim()) {
        isGap = true;
      } else if (!chatter.test(line) && !noPagesYet.test(line)) {
        console.log(isGap ? `\n${line}` : line);
        isGap = false;
      }
    });
  }
  gatsby.on('close', (code) => {
    process.exitCode = code ?? 0;
  });
  process.on('SIGINT', () => gatsby.kill('SIGINT'));
};

main();
