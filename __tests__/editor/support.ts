import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { breakContent, mendContent } from '../build/broken';
import { copyProject, thinOut } from '../build/support';

const port = 9323;

/** The editor, run as an author runs it, on a copy of the project with few pictures. */
export interface Editor {
  readonly site: string;
  /** The text of a file of the copy; null where there is none. */
  readonly read: (file: string) => string | null;
  readonly write: (file: string, text: string) => void;
  /** All that the command has printed. */
  readonly output: () => string;
  /** What it had printed when it waited for three broken files to be mended. */
  readonly waiting: string;
  /** Runs one of the project's commands in the copy; resolves with its exit code. */
  readonly run: (script: string) => Promise<number | null>;
}

const tsx = (root: string, script: string): ChildProcess =>
  spawn(process.execPath, [join(root, 'node_modules/tsx/dist/cli.mjs'), script], {
    cwd: root,
    env: { ...process.env, PORT: String(port), NODE_ENV: undefined },
  });

export const test = base.extend<object, { editor: Editor }>({
  editor: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from it.
    async ({}, use) => {
      const root = copyProject();
      thinOut(root, 'snow-load');
      breakContent(root);
      const process = tsx(root, 'src/cli/edit.ts');
      let output = '';
      for (const stream of [process.stdout, process.stderr]) {
        stream?.on('data', (data: Buffer) => (output += data.toString()));
      }
      const printed = async (text: string): Promise<void> => {
        while (!output.includes(text) && process.exitCode === null) {
          await new Promise((resolve) => setTimeout(resolve, 250));
        }
      };
      await printed('Waiting for the files to be mended.');
      const waiting = output;
      mendContent(root);
      await printed('The editor:');
      await use({
        site: `http://localhost:${port}`,
        read: (file) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : null),
        write: (file, text) => writeFileSync(join(root, file), text),
        output: () => output,
        waiting,
        run: (script) => new Promise((resolve) => tsx(root, script).on('close', resolve)),
      });
      process.kill('SIGINT');
      await new Promise((resolve) => process.on('close', resolve));
      rmSync(root, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 400_000 },
  ],
});

/** Opens a page of the editor, like '#/collections/books/new'. */
export const open = async (page: Page, { site }: Editor, hash: string): Promise<void> => {
  // Decap keeps an entry's form while only the hash changes.
  await page.goto('about:blank');
  await page.goto(`${site}/admin/${hash}`);
  await page.getByLabel('Number', { exact: true }).or(page.getByText('Collections')).first().waitFor();
};

/** Puts a text into a field. Decap's fields overlook one that is set at once. */
export const write = async (page: Page, label: string, text: string): Promise<void> => {
  await page.getByLabel(label, { exact: true }).first().click();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await page.keyboard.type(text);
};

/** Saves the entry that is open. */
export const save = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Publish now').click();
};
