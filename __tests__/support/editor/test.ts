import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { breakContent } from '../broken';
import { copyKit } from '../project';

/** Where the site is shown, and at the next one its editor. */
const port = 9323;

/** The editor, run as an author runs it, on a copy of the kit. */
export interface Editor {
  /** The folder of the copy. */
  readonly root: string;
  /** Where the site is shown, without a path. */
  readonly site: string;
  /** Where the editor is, without a path. */
  readonly home: string;
  /** The address that opens it, with the token of this start. */
  readonly address: string;
  readonly token: string;
  /** The text of a file of the copy; null where there is none. */
  readonly read: (file: string) => string | null;
  readonly write: (file: string, text: string) => void;
  /** All that the command has printed. */
  readonly output: () => string;
  /** What it had printed when it waited for three broken files to be mended. */
  readonly waiting: string;
  /** Runs one of the project's commands in the copy; resolves with its exit code. */
  readonly run: (script: string) => Promise<number | null>;
  /** Starts another editor on the copy; resolves with what it has printed when it has ended. */
  readonly start: (
    env: NodeJS.ProcessEnv,
  ) => Promise<{ readonly code: number | null; readonly output: string }>;
}

const tsx = (root: string, port: number, script: string, env: NodeJS.ProcessEnv = {}): ChildProcess =>
  spawn(process.execPath, [join(root, 'node_modules/tsx/dist/cli.mjs'), script], {
    cwd: root,
    env: { ...process.env, PORT: String(port), NODE_ENV: undefined, ...env },
  });

export const test = base.extend<{ sayWhy: undefined }, { editor: Editor }>({
  // What Gatsby has said meanwhile tells why a page is not there.
  sayWhy: [
    async ({ editor }, use, info) => {
      await use(undefined);
      if (info.status !== info.expectedStatus) console.log(editor.output());
    },
    { auto: true },
  ],
  editor: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from it.
    async ({}, use) => {
      const root = await copyKit();
      const mendContent = breakContent(root);
      const child = tsx(root, port, 'src/cli/edit.ts');
      const ended = new Promise((resolve) => child.on('close', resolve));
      let output = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream?.on('data', (data: Buffer) => (output += data.toString()));
      }
      const printed = async (text: string): Promise<void> => {
        while (!output.includes(text) && child.exitCode === null) {
          await new Promise((resolve) => setTimeout(resolve, 250));
        }
      };
      await printed('Waiting for the files to be mended.');
      const waiting = output;
      mendContent();
      await printed('End both with Ctrl+C.');
      const address = /The editor: +(\S+)/.exec(output)?.[1] ?? '';
      await use({
        root,
        site: `http://localhost:${port}`,
        home: `http://localhost:${port + 1}`,
        address,
        token: address.split('#token=')[1] ?? '',
        read: (file) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : null),
        write: (file, text) => writeFileSync(join(root, file), text),
        output: () => output,
        waiting,
        start: (env) => {
          const second = tsx(root, port, 'src/cli/edit.ts', env);
          let printed = '';
          for (const stream of [second.stdout, second.stderr]) {
            stream?.on('data', (data: Buffer) => (printed += data.toString()));
          }
          return new Promise((resolve) => second.on('close', (code) => resolve({ code, output: printed })));
        },
        run: (script) => new Promise((resolve) => tsx(root, port, script).on('close', resolve)),
      });
      child.kill('SIGINT');
      await ended;
      rmSync(root, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 400_000 },
  ],
});
