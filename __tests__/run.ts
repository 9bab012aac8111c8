import { spawn } from 'node:child_process';

/** Scripts of package.json, one after the other. */
type Lane = readonly string[];

/** What `npm test` runs: stages one after the other, and the lanes of each side by side. */
const quick: readonly (readonly Lane[])[] = [
  [['lint'], ['typecheck', 'build:fixture', 'test:html']],
  [['test:unit'], ['test:smoke']],
];

/** What `npm run test:all` runs besides. */
const rest: typeof quick = [
  [
    ['build', 'test:hosts', 'test:site'],
    ['test:slow', 'test:build'],
  ],
  [['test:browser']],
  [['test:engines']],
  [['test:editor']],
];

interface Result {
  readonly script: string;
  readonly seconds: number;
  readonly isGood: boolean;
}

/** Runs a script of package.json; its words come when it has ended where another runs beside. */
const runScript = (script: string, isAlone: boolean): Promise<Result> => {
  const started = Date.now();
  const child = spawn('npm', ['run', '--silent', script], {
    stdio: ['ignore', ...(isAlone ? (['inherit', 'inherit'] as const) : (['pipe', 'pipe'] as const))],
    shell: process.platform === 'win32',
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => said.push(data));
  return new Promise((resolve) =>
    child.once('close', (code) => {
      process.stdout.write(Buffer.concat(said));
      resolve({ script, seconds: Math.round((Date.now() - started) / 1000), isGood: code === 0 });
    }),
  );
};

/** Runs a lane up to the first script that fails. */
const runLane = async (lane: Lane, isAlone: boolean): Promise<Result[]> => {
  const results: Result[] = [];
  for (const script of lane) {
    const result = await runScript(script, isAlone);
    results.push(result);
    if (!result.isGood) break;
  }
  return results;
};

/** Runs the stages up to the first that fails, and prints how long each script took, side by side or not. */
const main = async (): Promise<void> => {
  const started = Date.now();
  const results: Result[] = [];
  for (const lanes of process.argv.includes('--all') ? [...quick, ...rest] : quick) {
    const ended = await Promise.all(lanes.map((lane) => runLane(lane, lanes.length === 1)));
    results.push(...ended.flat());
    if (results.some(({ isGood }) => !isGood)) break;
  }
  const rows = [
    ...results.map(({ script, seconds, isGood }) => [script, seconds, isGood ? '' : 'failed'] as const),
    ['all', Math.round((Date.now() - started) / 1000), ''] as const,
  ];
  const lines = rows.map(
    ([name, seconds, mark]) => `${name.padEnd(14)}${String(seconds).padStart(6)} s  ${mark}`,
  );
  console.log(`\n${lines.map((line) => line.trimEnd()).join('\n')}`);
  process.exitCode = results.some(({ isGood }) => !isGood) ? 1 : 0;
};

void main();
