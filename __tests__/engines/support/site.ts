import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve, withoutScripts } from '../../../tools/browser/serve';

/** Notes in the page what should not happen: a message, an error, a file that does not come, a request to another site. */
const recorder = (): void => {
  const seen: string[] = [];
  Object.assign(window, { seen });
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    console[level] = (...parts: unknown[]) => seen.push(`console: ${parts.map(String).join(' ')}`);
  }
  const noteError = ({ message, target }: ErrorEvent): void => {
    if (!(target instanceof HTMLElement)) seen.push(`error: ${message}`);
    // What is fetched ahead is given up where the visitor goes elsewhere.
    else if (!target.matches('link[rel=prefetch]')) seen.push(`failed: ${target.outerHTML}`);
  };
  addEventListener('error', noteError, true);
  addEventListener('unhandledrejection', ({ reason }) => seen.push(`error: ${String(reason)}`));
  addEventListener('securitypolicyviolation', ({ blockedURI }) => seen.push(`elsewhere: ${blockedURI}`));
};

/** Nothing may come from elsewhere. */
const policy = "default-src 'self' data: blob: 'unsafe-inline'";

/** WebDriver lets nobody listen to the console of WebKit, so the page does it itself. */
const recorded = (html: string): string =>
  html.replace(
    '<head>',
    `<head><meta http-equiv="Content-Security-Policy" content="${policy}"><script>(${String(recorder)})()</script>`,
  );

const serveStranger = async () => {
  const server = createServer((_, response) => {
    response
      .setHeader('content-type', 'text/html')
      .end('<!doctype html><title>Elsewhere</title><h1>Elsewhere</h1>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
};

/**
 * A built site, the same without scripts, another site, and the requests to ours that were answered with an error.
 */
export const serveSites = async (publicFolder: string) => {
  const { server, origin } = await serve(publicFolder, recorded);
  const bare = await serve(publicFolder, withoutScripts);
  const stranger = await serveStranger();
  const failed: string[] = [];
  server.on('request', ({ url }, response) => {
    response.on('finish', () => {
      // Firefox may ask for it besides the icon that the page names.
      if (response.statusCode >= 400 && url !== '/favicon.ico')
        failed.push(`${response.statusCode}: ${String(url)}`);
    });
  });
  const close = (): void => {
    for (const each of [server, bare.server, stranger.server]) each.close();
  };
  return { origin, bare: bare.origin, elsewhere: stranger.origin, failed, close };
};
