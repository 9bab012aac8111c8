import { type ChildProcess, spawn } from 'node:child_process';

/** How a run of git has ended. */
export interface GitRun {
  /** Null where it was ended, because nothing was heard of it. */
  readonly code: number | null;
  readonly out: Buffer;
  /** What it said beside: progress and mistakes. */
  readonly said: string;
}

/** Runs git in one project, with `input` for it to read. Rejects where there is no such program. */
export type Git = (args: readonly string[], input?: string) => Promise<GitRun>;

/** How long git, its hooks and the other side may be silent. */
const patienceMs = 120_000;
const untilKilledMs = 2_000;

/** What another git, whose hook has started the editor, would have it look at instead. */
const ofAnother = new Set(['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE']);

/** English, by which its mistakes are known, and no questions in a terminal that nobody looks at. */
const environment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !ofAnother.has(name))),
  LC_ALL: 'C',
  GIT_TERMINAL_PROMPT: '0',
  GIT_OPTIONAL_LOCKS: '0',
});

const isWindows = process.platform === 'win32';

/** Ends a process with all that it has started. */
const end = (child: ChildProcess, signal: NodeJS.Signals): void => {
  try {
    if (isWindows || child.pid === undefined) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // It has ended meanwhile.
  }
};

/** Git in the project at `root`, without a shell. What says nothing for `patience` milliseconds is ended. */
export const makeGit =
  (root: string, patience = patienceMs): Git =>
  (args, input = '') =>
    new Promise((resolve, reject) => {
      // A session of its own has no terminal in which ssh could ask either.
      const child = spawn('git', args, {
        cwd: root,
        env: environment(),
        detached: !isWindows,
        windowsHide: true,
      });
      const out: Buffer[] = [];
      const said: Buffer[] = [];
      let isEnded = false;
      const giveUp = (): void => {
        isEnded = true;
        end(child, 'SIGTERM');
        setTimeout(() => {
          end(child, 'SIGKILL');
          child.stdout.destroy();
          child.stderr.destroy();
        }, untilKilledMs).unref();
      };
      const timer = setTimeout(giveUp, patience);
      const hear = (heard: Buffer[]) => (bytes: Buffer) => {
        heard.push(bytes);
        timer.refresh();
      };
      child.stdout.on('data', hear(out));
      child.stderr.on('data', hear(said));
      child.on('error', reject);
      child.on('close', (code) => {
        clearTimeout(timer);
        resolve({
          code: isEnded ? null : code,
          out: Buffer.concat(out),
          said: Buffer.concat(said).toString('utf8'),
        });
      });
      // A reader that ends early asks for no more.
      child.stdin.on('error', () => undefined);
      child.stdin.end(input);
    });
