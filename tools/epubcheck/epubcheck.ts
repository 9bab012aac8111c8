import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** Debian's package, and where it puts the program, which Java runs. */
export const epubcheckPackage = 'epubcheck';
const jar = '/usr/share/java/epubcheck.jar';

/** Whether the W3C's checker of EPUBs is there. */
export const hasEpubcheck = (): boolean => existsSync(jar);

/** A start costs more than a check: the compiler for long runs is left out. */
const options = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xshare:auto', '-jar', jar];

const check = (file: string): Promise<string> =>
  new Promise((resolve) => {
    execFile('java', [...options, '--failonwarnings', file], (error, stdout, stderr) =>
      resolve(error ? stdout + stderr : ''),
    );
  });

/** What the checker finds in EPUBs, errors and warnings: a text for each file with any. As many run as there are cores. */
export const epubcheck = async (files: readonly string[]): Promise<string[]> => {
  const waiting = [...files];
  const found: string[] = [];
  const work = async (): Promise<void> => {
    for (let file = waiting.pop(); file; file = waiting.pop()) {
      const said = await check(file);
      if (said) found.push(said);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return found;
};
