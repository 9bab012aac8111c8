import { Refused } from '../../content/read/refused';
import { type Guard, publicOnly } from './guard';
import { type Clock, pace, realClock } from './pace';
import { type Answer, type Patience, request } from './request';

/** What came, or why nothing did, in words that follow the name of what was asked for. */
export type Fetched = { readonly bytes: Buffer } | { readonly why: string };

interface Missed {
  readonly why: string;
  /** Whether it may come when it is asked for again. */
  readonly mayPass: boolean;
  /** Whether there was no answer at all. */
  readonly isSilent: boolean;
}

type Outcome = { readonly bytes: Buffer } | Missed;

export interface FetchOptions {
  readonly guard?: Guard | undefined;
  readonly clock?: Clock | undefined;
  readonly patience?: Patience | undefined;
}

const usualPatience: Patience = { bytes: 50e6, silence: 30_000, whole: 300_000 };

/** In milliseconds: two requests a second, and the pauses before the second and the third try. */
const [interval, pauses] = [500, [1000, 5000]];

const mostRedirects = 5;
const redirects = [301, 302, 303, 307, 308];

/** After so many addresses in a row to which a server says nothing, the others of it are not asked for. */
const mostSilence = 3;

/** What an author is told of an answer that is no picture. */
const wordsOfStatus = (status: number): string => {
  if (status === 404 || status === 410) return `is no longer at the old site (it answers ${status})`;
  if (status === 401 || status === 403) return `is not handed out by the old site (it answers ${status})`;
  return `is not handed out now: the old site answers ${status}`;
};

const unknownHost = ['ENOTFOUND', 'EAI_AGAIN'];

/** The same where no answer comes. */
const wordsOfError = (error: unknown, host: string): string => {
  const { code, message } = error as NodeJS.ErrnoException;
  if (error instanceof Refused) return message;
  if (unknownHost.includes(code ?? ''))
    return `${host} is not found: look whether you are online, and it still exists`;
  if (code === 'ETIMEDOUT') return `${host} takes too long to answer`;
  if (code === 'ECONNRESET') return `${host} hangs up before all has come`;
  return `${host} cannot be reached: ${code ?? message}`;
};

/** Asks an address, and where that leads on, the next. */
const follow = async (url: URL, ask: (url: URL) => Promise<Answer>): Promise<Answer> => {
  let at = url;
  for (let count = 0; count <= mostRedirects; count++) {
    const answer = await ask(at);
    const { status, location } = answer;
    if (!redirects.includes(status) || location === undefined) return answer;
    if (!URL.canParse(location, at)) throw new Refused('leads to what is no address');
    at = new URL(location, at);
  }
  throw new Refused('leads on and on, from one address to the next');
};

const withScheme = (url: URL, scheme: string): URL => Object.assign(new URL(url), { protocol: scheme });

/**
 * Fetches files from the web, slowly: two a second from each server, each with three tries. An address of http is asked by
 * https first. It asks nothing of private addresses, and no more of a server that says nothing.
 */
export const fileFetcher = ({
  guard = publicOnly,
  clock = realClock,
  patience = usualPatience,
}: FetchOptions = {}): ((address: string) => Promise<Fetched>) => {
  const turn = pace(interval, clock);
  const schemes = new Map<string, string>();
  const silences = new Map<string, number>();

  const tryOnce = async (url: URL): Promise<Outcome> => {
    try {
      const { status, bytes } = await follow(url, async (at) => {
        await turn(at.host);
        return request(at, guard, patience);
      });
      if (status === 200) return { bytes };
      return { why: wordsOfStatus(status), mayPass: status === 429 || status >= 500, isSilent: false };
    } catch (error) {
      const isOurs = error instanceof Refused;
      return { why: wordsOfError(error, url.hostname), mayPass: !isOurs, isSilent: !isOurs };
    }
  };

  const tryThrice = async (url: URL): Promise<Outcome> => {
    let outcome = await tryOnce(url);
    for (const pause of pauses) {
      if ('bytes' in outcome || !outcome.mayPass) break;
      await clock.sleep(pause);
      outcome = await tryOnce(url);
    }
    return outcome;
  };

  const trySchemes = async (url: URL): Promise<Outcome> => {
    const known = schemes.get(url.host);
    if (url.protocol !== 'http:' || known) return tryThrice(withScheme(url, known ?? url.protocol));
    const secure = await tryOnce(withScheme(url, 'https:'));
    const outcome = 'bytes' in secure ? secure : await tryThrice(url);
    if ('bytes' in outcome) schemes.set(url.host, outcome === secure ? 'https:' : 'http:');
    return outcome;
  };

  return async (address) => {
    const url = new URL(address);
    const silence = silences.get(url.host) ?? 0;
    if (silence >= mostSilence)
      return { why: `is not asked for: ${url.hostname} does not answer, so try again later` };
    const outcome = await trySchemes(url);
    silences.set(url.host, 'bytes' in outcome || !outcome.isSilent ? 0 : silence + 1);
    return 'bytes' in outcome ? outcome : { why: outcome.why };
  };
};
