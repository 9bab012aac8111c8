import { Refused } from '../content/read/refused';
import { createServer } from 'node:net';
import { clearImports } from '../editor/import/importDesk';
import { startEditor } from '../editor/server';
import { keepSiteRunning } from './siteProcess';
import { recoverAloud } from './recoverAloud';
import { printRefusal } from './terminal';

/** Where the site is shown; the editor has a server of its own, at the port after it. */
const port = Number(process.env['PORT'] || 8000);
const editorPort = port + 1;
const largestPort = 65_535;

const isTaken = (wanted: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(true))
      .listen(wanted, 'localhost', () => server.close(() => resolve(false)));
  });

/** Throws Refused where a server can't have its port. */
const refusePorts = async (): Promise<void> => {
  if (!Number.isInteger(port) || port < 1 || editorPort > largestPort) {
    throw new Refused(`PORT must be a whole number from 1 to ${largestPort - 1}`);
  }
  for (const wanted of [port, editorPort]) {
    if (await isTaken(wanted)) {
      const advice = `end it there, or take others: PORT=${port + 10} npm run edit`;
      throw new Refused(
        `port ${wanted} is taken, perhaps by an editor that runs already in another terminal: ${advice}`,
      );
    }
  }
};

/** Starts the editor, and beside it the site, and prints where both are. */
const main = async (): Promise<void> => {
  await refusePorts();
  console.log('Starting the editor: half a minute, the first time some minutes …');
  const root = process.cwd();
  // It has the port before anything is taken back: of another one nothing is.
  const site = `http://localhost:${port}`;
  const { address } = await startEditor(root, editorPort, site);
  await recoverAloud(root);
  await clearImports(root);
  keepSiteRunning(port, new URL(address).origin, () => {
    console.log(`\nThe editor: ${address}\nThe site:   ${site}/\n\nEnd both with Ctrl+C.`);
  });
};

main().catch((error: unknown) => {
  printRefusal('The editor cannot start')(error);
  process.exit();
});
