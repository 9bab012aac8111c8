import { spawn } from 'node:child_process';
import type { Npm } from '../update/afterwards';

/** Npm as it has started this command, in the project at `root`, whose output goes to the terminal. */
export const makeNpm =
  (root: string): Npm =>
  (args) =>
    new Promise((resolve, reject) => {
      // By its file, since on Windows npm itself is none that can be started without a shell.
      const file = process.env['npm_execpath'];
      const [command, before] = file ? [process.execPath, [file]] : ['npm', []];
      const child = spawn(command, [...before, ...args], { cwd: root, stdio: 'inherit' });
      child.on('error', reject);
      child.on('close', (code) => resolve(code === 0));
    });
