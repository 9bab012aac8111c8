import { Refused } from '../../../../content/read/refused';
import { atMost } from '../../../../lib/atMost';
import type { GitHost } from './gitHost';

/** What is asked of an API. */
export interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** Asks for what stands at a path after the API's address. */
export type Request = (path: string, asked?: Asked) => Promise<Response>;

/** An answer of a Git host that is none of what was asked for. */
export class NotDone extends Refused {
  constructor(
    readonly status: number,
    /** What the host itself says. */
    readonly said: string,
  ) {
    super(inWords(status, said));
  }
}

const words: Readonly<Record<number, string>> = {
  401: 'the Git host no longer knows you: the token has expired, or is not whole. Sign in again',
  403: 'the token is not allowed to do this: make one that may write into your project',
  404: 'the Git host knows no such project, branch or file, or the token is not allowed to see it',
  413: 'this is too large for the Git host: make its pictures smaller',
  429: 'the Git host has been asked too often: wait some minutes, and try again',
};

const isLimit = (status: number, said: string): boolean =>
  status === 403 && /rate limit|too many/i.test(said);

const inWords = (status: number, said: string): string => {
  if (isLimit(status, said)) return String(words[429]);
  if (status >= 500) return 'the Git host has trouble of its own: try again later';
  if (/not allowed|protected/i.test(said)) return String(words[403]);
  return words[status] ?? `the Git host has refused it: ${said.slice(0, 300)}`;
};

const messageIn = (text: string): string => {
  try {
    const { message, error } = JSON.parse(text) as { readonly message?: unknown; readonly error?: unknown };
    const said = message ?? error ?? text;
    return typeof said === 'string' ? said : JSON.stringify(said);
  } catch {
    return text;
  }
};

/** Requests to an API with these headers. They reject with NotDone where it refuses, with Refused where it is silent. */
export const requestsTo =
  (api: string, own: Readonly<Record<string, string>>): Request =>
  async (path, { method = 'GET', headers = {}, body } = {}) => {
    const response = await fetch(`${api}${path}`, {
      method,
      headers: { ...own, ...(body && { 'Content-Type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
      // What was there before a save is not wanted after it.
      cache: 'no-store',
    }).catch(() => {
      throw new Refused('the Git host does not answer: are you online?');
    });
    if (!response.ok) throw new NotDone(response.status, messageIn(await response.text()));
    return response;
  };

/** Gives the texts of files by their digests, each as `read` has it; not all are asked for at once. */
export const textsBy = (read: (digest: string) => Promise<string>): GitHost['texts'] => {
  const inTurns = atMost(8);
  return async (digests) => {
    const all = digests.map(async (digest) => [digest, await inTurns(() => read(digest))] as const);
    return new Map(await Promise.all(all));
  };
};

/** A path within an address: its slashes stay. */
export const inAddress = (path: string): string => path.split('/').map(encodeURIComponent).join('/');
