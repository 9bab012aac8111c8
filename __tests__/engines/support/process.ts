import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** A program under way, of which both outputs are read. */
export type Program = ChildProcessByStdio<null, Readable, Readable>;

/** Starts a program. */
export const start = async (
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Program> => {
  const program = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  // Also where a test ran out of time, and nobody stops what it has started.
  process.once('exit', () => program.kill());
  await once(program, 'spawn');
  return program;
};

/** Resolves with what a pattern's group holds in the first line of the program that it matches. */
export const says = (program: Program, pattern: RegExp): Promise<string> =>
  new Promise((resolve, reject) => {
    program.once('exit', (code) => reject(new Error(`${program.spawnfile} ended with ${String(code)}`)));
    for (const input of [program.stdout, program.stderr]) {
      createInterface({ input }).on('line', (line) => {
        const said = pattern.exec(line)?.[1];
        if (said) resolve(said);
      });
    }
  });

/** Ends a program, and resolves when it has ended. */
export const stop = async (program: Program): Promise<void> => {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const ended = once(program, 'exit');
  program.kill();
  await ended;
};
