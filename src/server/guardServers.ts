import http, { type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import https from 'node:https';
import type { Duplex } from 'node:stream';
import onHeaders from 'on-headers';
import { type AccessPolicy, type Asked, type Refusal, refuseRequest } from './admission';

/**
 * What every answer says: it is for this server's own pages, is what its type says, and is framed by nobody, or by pages
 * of one origin, which the older of the two headers for it can't say.
 */
export const ownHeaders = (framedBy?: string): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': `frame-ancestors ${framedBy ?? "'none'"}`,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  ...(!framedBy && { 'X-Frame-Options': 'DENY' }),
});

/** What of a request decides whether it is let in. */
export const askedBy = ({ method, url, headers, socket }: IncomingMessage): Asked => ({
  method,
  url,
  headers,
  localAddress: socket.localAddress,
});

const sayNo = (response: ServerResponse, { status, error }: Refusal): void => {
  // What else the stranger sends is not waited for.
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' });
  response.end(`${error}\n`);
};

const sayNoToUpgrade = (socket: Duplex, { status, error }: Refusal): void => {
  // Node listens no more: a stranger who hangs up would end the process.
  socket.on('error', () => socket.destroy());
  const end = (): void => void socket.destroy();
  socket.end(`HTTP/1.1 ${status} ${http.STATUS_CODES[status]}\r\nConnection: close\r\n\r\n${error}\n`, end);
};

/** Nobody else's page reads an answer, whatever those say who make it. */
const keepToOwnPages = (response: ServerResponse, { framedBy }: AccessPolicy): void => {
  Object.entries(ownHeaders(framedBy)).forEach(([name, value]) => response.setHeader(name, value));
  onHeaders(response, () =>
    response
      .getHeaderNames()
      .filter((name) => name.startsWith('access-control-'))
      .forEach((name) => response.removeHeader(name)),
  );
};

type Emit = (this: Server, event: string | symbol, ...args: unknown[]) => boolean;

const guarded = (emit: Emit, policy: AccessPolicy): Emit =>
  function (event, ...args) {
    if (event !== 'request' && event !== 'upgrade') return emit.call(this, event, ...args);
    const [request, answer] = args as [IncomingMessage, ServerResponse | Duplex];
    const refusal = refuseRequest(askedBy(request), policy);
    if (event === 'request') keepToOwnPages(answer as ServerResponse, policy);
    if (!refusal) return emit.call(this, event, ...args);
    if (event === 'request') sayNo(answer as ServerResponse, refusal);
    else sayNoToUpgrade(answer as Duplex, refusal);
    return true;
  };

/**
 * Guards every server that this process opens from now on: before its routes, whoever adds them and when, and before its
 * sockets. Gatsby makes its server where no hook of a project reaches it.
 */
export const guardServers = (policyFor: (scheme: AccessPolicy['scheme']) => AccessPolicy): void => {
  const prototypes = [http.Server.prototype, https.Server.prototype] as unknown as { emit: Emit }[];
  prototypes.forEach((prototype, index) => {
    prototype.emit = guarded(prototype.emit, policyFor(index ? 'https' : 'http'));
  });
};
