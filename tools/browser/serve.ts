import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { isTextual, mediaTypeOf, mediaTypes } from '../../src/hosting/mediaTypes';

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: Buffer;
  /** By what a browser may ask whether the file is still the same; a page that says that there is none has no such. */
  readonly etag?: string;
}

/** A change to the HTML of every page before it is sent. */
export type Rewrite = (html: string) => string;

/** A page with all scripts taken out: what the page would be without Gatsby and React. */
export const withoutScripts: Rewrite = (html) =>
  html.replace(/<template id="runtime">[^]*?<\/template>/, '').replace(/<script[^]*?<\/script>/g, '');

const found = (type: string, body: Buffer): Answer => ({
  status: 200,
  type,
  body,
  etag: `"${createHash('sha256').update(body).digest('hex')}"`,
});

const read = async (folder: string, path: string, rewrite: Rewrite): Promise<Answer> => {
  const name = path.endsWith('/') ? `${path}index.html` : path;
  const type = mediaTypeOf(name) ?? 'application/octet-stream';
  const content = await readFile(join(folder, normalize(name))).catch(() => null);
  if (!content) {
    const page = await readFile(join(folder, '404.html'), 'utf8');
    return { status: 404, type: mediaTypes['html'] ?? '', body: brotliCompressSync(rewrite(page)) };
  }
  if (!isTextual(type)) return found(type, content);
  const text = type.startsWith('text/html') ? rewrite(content.toString()) : content;
  return found(type, brotliCompressSync(text));
};

/**
 * Serves a built site as a good host does: texts in brotli's best, hashed files for a year. Every file is read,
 * compressed and tagged once. Resolves with the server and its address.
 */
export const serve = (
  folder: string,
  rewrite: Rewrite = (html) => html,
): Promise<{ readonly server: Server; readonly origin: string }> => {
  const answers = new Map<string, Promise<Answer>>();
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const answer = answers.get(path) ?? read(folder, path, rewrite);
    answers.set(path, answer);
    void answer.then(({ status, type, body, etag }) => {
      if (etag && request.headers['if-none-match'] === etag) {
        response.writeHead(304, { etag }).end();
        return;
      }
      response.writeHead(status, {
        ...(etag && { etag }),
        'content-type': type,
        'content-length': body.length,
        'cache-control': /\.(html|json|xml|txt)|\/$/.test(path) ? 'no-cache' : 'max-age=31536000, immutable',
        ...(isTextual(type) && { 'content-encoding': 'br' }),
      });
      response.end(request.method === 'HEAD' ? undefined : body);
    });
  });
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      resolve({ server, origin: `http://127.0.0.1:${port}` });
    }),
  );
};
