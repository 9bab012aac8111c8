import { createInterface } from 'node:readline/promises';
import { Refused } from '../content/read/refused';
import { diskInWords } from '../content/transaction/disk';

/** Puts a question to the author. Resolves with what was typed. */
export type Ask = (question: string) => Promise<string>;

/** Asks until the answer is yes or no. */
export const askYesOrNo = async (ask: Ask, question: string): Promise<boolean> => {
  for (let hint = ''; ; hint = '  write yes or no\n') {
    const answer = (await ask(`${hint}${question} (yes or no): `)).trim().toLowerCase();
    if (answer === 'yes' || answer === 'y') return true;
    if (answer === 'no' || answer === 'n') return false;
  }
};

/**
 * Gives `talk` the terminal to ask its questions on; null where there is none. Throws Refused where the author ends the
 * questions with Ctrl+C; between them it ends the process as it does elsewhere.
 */
export const onTerminal = async <T>(talk: (ask: Ask | null) => Promise<T>): Promise<T> => {
  if (!process.stdin.isTTY) return talk(null);
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  const ended = new Promise<never>((_, reject) => {
    prompt.once('close', () => reject(new Refused('the questions were ended before the last answer')));
  });
  ended.catch(() => undefined);
  let isAsking = false;
  // As long as it may ask, the terminal gives the key and no signal.
  prompt.on('SIGINT', () => {
    if (isAsking) prompt.close();
    else if (!process.emit('SIGINT')) process.kill(process.pid, 'SIGINT');
  });
  const ask: Ask = async (question) => {
    isAsking = true;
    try {
      // A question that is open when the terminal closes never resolves, or in later versions of Node rejects.
      return await Promise.race([prompt.question(question).catch(() => ended), ended]);
    } finally {
      isAsking = false;
    }
  };
  try {
    return await talk(ask);
  } finally {
    prompt.close();
  }
};

/** Prints under a title why a command did nothing, and has it end with code 1. Throws what the author can't know of. */
export const printRefusal =
  (title: string) =>
  (error: unknown): void => {
    const reasons =
      error instanceof Refused ? error.reasons.map(({ message }) => message) : [diskInWords(error)];
    if (reasons[0] === undefined) throw error;
    console.error(`\n${title}:\n${reasons.map((reason) => `  ${reason}`).join('\n')}`);
    process.exitCode = 1;
  };
