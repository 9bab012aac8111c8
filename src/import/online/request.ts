import { get as getPlain, type IncomingMessage } from 'node:http';
import { get as getSecure } from 'node:https';
import { once } from 'node:events';
import { wholeBytes } from '../input/inputFile';
import { type Guard, guardedLookup, refuseAddress } from './guard';

export interface Patience {
  /** How many bytes an answer may have. */
  readonly bytes: number;
  /** How long nothing may come, in milliseconds. */
  readonly silence: number;
  /** How long all of it may take, in milliseconds. */
  readonly whole: number;
}

export interface Answer {
  readonly status: number;
  /** Where it leads on, as it is written. */
  readonly location: string | undefined;
  /** What it holds; of any but 200 that does not matter. */
  readonly bytes: Buffer;
}

const bodyOf = (response: IncomingMessage, most: number): Promise<Buffer> => {
  const size = Number(response.headers['content-length'] ?? 0);
  const chunks = () => response as AsyncIterable<Buffer>;
  return wholeBytes({ size, chunks }, most, `is larger than ${Math.floor(most / 1e6)} MB`);
};

/**
 * Asks an address once, and follows nothing. Throws Refused where it may not be asked or answers too much, and what Node
 * throws where no whole answer comes.
 */
export const request = async (
  url: URL,
  guard: Guard,
  { bytes, silence, whole }: Patience,
): Promise<Answer> => {
  refuseAddress(url, guard);
  const get = url.protocol === 'https:' ? getSecure : getPlain;
  const patienceIsOver = AbortSignal.timeout(whole);
  const asked = get(url, {
    // A connection of its own, which nobody else has opened.
    agent: false,
    lookup: guardedLookup(guard),
    signal: patienceIsOver,
    headers: { 'user-agent': 'Last Writes (an author moves their own site)', accept: 'image/*' },
  });
  const tooSilent = new AbortController();
  asked.setTimeout(silence, () => {
    tooSilent.abort();
    asked.destroy();
  });
  // What comes after the answer has begun, comes to whoever reads it too.
  asked.on('error', () => undefined);
  try {
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    const { statusCode: status = 0, headers } = response;
    const body = status === 200 ? await bodyOf(response, bytes) : Buffer.of();
    return { status, location: headers.location, bytes: body };
  } catch (error) {
    // Node says that the connection is gone, and not why.
    throw tooSilent.signal.aborted || patienceIsOver.aborted
      ? Object.assign(new Error('late'), { code: 'ETIMEDOUT' })
      : error;
  } finally {
    asked.destroy();
  }
};
