import { Refused } from '../../content/read/refused';

/** What an author is told of an answer that is no picture. */
export const wordsOfStatus = (status: number): string => {
  if (status === 404 || status === 410) return `is no longer at the old site (it answers ${status})`;
  if (status === 401 || status === 403) return `is not handed out by the old site (it answers ${status})`;
  return `is not handed out now: the old site answers ${status}`;
};

const unknownHost = ['ENOTFOUND', 'EAI_AGAIN'];

/** The same where no answer comes. */
export const wordsOfError = (error: unknown, host: string): string => {
  const { code, message } = error as NodeJS.ErrnoException;
  if (error instanceof Refused) return message;
  if (unknownHost.includes(code ?? ''))
    return `${host} is not found: look whether you are online, and it still exists`;
  if (code === 'ETIMEDOUT') return `${host} takes too long to answer`;
  if (code === 'ECONNRESET') return `${host} hangs up before all has come`;
  return `${host} cannot be reached: ${code ?? message}`;
};
