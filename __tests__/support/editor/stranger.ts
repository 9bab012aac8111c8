import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { pixel } from '../content';
import type { Attack } from './attack';

/** A stranger's server, and who has asked it for something. */
export interface Stranger {
  readonly server: Server;
  /** The paths that were asked for. */
  readonly asked: string[];
}

/** Serves a picture, and else a page with this script in it. */
export const startStranger = async (port: number, script = ''): Promise<Stranger> => {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    if (url.endsWith('.png')) response.setHeader('Content-Type', 'image/png').end(pixel);
    else
      response
        .setHeader('Content-Type', 'text/html')
        .end(`<!doctype html><title>x</title><body><script>${script}</script>`);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { server, asked };
};

/** Sends an attack by a raw socket to a server at `here`. Resolves with all that is answered. */
export const send = (
  here: string,
  { target, method = 'GET', host = here, headers = [], body = '' }: Attack,
): Promise<string> => {
  const lines = [
    `${method} ${target} HTTP/1.1`,
    `Host: ${host}`,
    ...(headers.some((line) => line.startsWith('Connection:')) ? [] : ['Connection: close']),
    ...headers,
    ...(body ? [`Content-Length: ${body.length}`] : []),
  ];
  const socket = connect(Number(here.split(':')[1]), 'localhost');
  socket.setTimeout(5000, () => socket.destroy());
  socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
  return new Promise((resolve, reject) => {
    let answer = '';
    socket.on('data', (data) => (answer += data.toString('latin1')));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
};
