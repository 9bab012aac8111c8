/** What of a request decides whether it is let in; names of headers in lower case. */
export interface Asked {
  readonly method?: string | undefined;
  /** The request's target as it was sent. */
  readonly url?: string | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The address of this machine to which the request came. */
  readonly localAddress?: string | undefined;
}

/** Why a request is not let in. */
export interface Refusal {
  readonly status: 400 | 403 | 404 | 405;
  readonly error: string;
}

/** Which requests a server answers, and whose. */
export interface AccessPolicy {
  readonly scheme: 'http' | 'https';
  /** Whether anything answers there at all, and to which methods; null where nothing does. */
  readonly methodsAt: (path: string, request: Asked) => readonly string[] | null;
  /** Whether a link of another site may lead there. */
  readonly isPage: (path: string) => boolean;
  /** The one origin that may frame the pages, if any may. */
  readonly framedBy?: string | undefined;
}

/** The value of a header, by its name in lower case; the first where it came more than once. */
export const header = ({ headers }: Asked, name: string): string | undefined => {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
};

const withoutPort = (host: string): string => host.replace(/:\d+$/, '');

/** An address as it stands in a Host header: that of IPv6 in brackets, that of IPv4 without its prefix. */
const inHost = (address: string): string => {
  const plain = address.replace(/^::ffff:/, '');
  return plain.includes(':') ? `[${plain}]` : plain;
};

/** Whether a Host header names this machine by a name that no stranger's name server can point here. */
const isThisMachine = (host: string, localAddress: string | undefined): boolean => {
  const name = withoutPort(host);
  return name === 'localhost' || (localAddress !== undefined && name === inHost(localAddress));
};

/**
 * Whether a page of this very server asks, or the visitor by the address bar. Browsers say where a request comes from
 * by Sec-Fetch-Site; old ones only by Origin, and only where the answer could be read or something be written.
 */
const isOwn = (request: Asked, own: string): boolean => {
  const origin = header(request, 'origin');
  const site = header(request, 'sec-fetch-site');
  if (origin !== undefined && origin !== own) return false;
  return site === undefined || site === 'same-origin' || site === 'none';
};

/** Whether a link was followed in a tab of its own: not in a frame, and not by a script that reads the answer. */
const isVisit = (request: Asked): boolean =>
  header(request, 'sec-fetch-mode') === 'navigate' && header(request, 'sec-fetch-dest') === 'document';

/**
 * Whether a page of this machine frames what it asks for. Which of them it is no browser says; it shows the answer to the
 * one alone that `frame-ancestors` names.
 */
const isFramed = (request: Asked): boolean =>
  header(request, 'sec-fetch-site') === 'same-site' &&
  header(request, 'sec-fetch-mode') === 'navigate' &&
  header(request, 'sec-fetch-dest') === 'iframe';

/**
 * Says why a request is not let in; null where it may pass. Only this machine is served, only by what its own pages
 * need, and only for them: of another site's page nothing passes but a link that is followed to a page, and where there
 * is somebody who may frame pages, a page in a frame.
 */
export const refuseRequest = (request: Asked, policy: AccessPolicy): Refusal | null => {
  const { method = '', url = '', localAddress } = request;
  const host = header(request, 'host') ?? '';
  if (!isThisMachine(host, localAddress))
    return { status: 403, error: `${host || 'no host'} is not this machine` };
  // A proxy's form of address, //, # and \ would be read as another path by the next handler.
  if (!/^\/(?!\/)[^\\#]*$/.test(url)) return { status: 400, error: 'send the path of a page' };
  const path = url.replace(/\?.*$/, '');
  const methods = policy.methodsAt(path, request);
  if (!methods) return { status: 404, error: 'nothing is here' };
  if (!methods.includes(method)) return { status: 405, error: `${method} is not answered here` };
  if (isOwn(request, `${policy.scheme}://${host}`)) return null;
  const isShown = isVisit(request) || (policy.framedBy !== undefined && isFramed(request));
  if (method === 'GET' && isShown && policy.isPage(path)) return null;
  return { status: 403, error: `${header(request, 'origin') ?? 'another site'} may not ask for this` };
};
