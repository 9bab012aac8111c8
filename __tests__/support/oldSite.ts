import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server of ours that stands for one of others, while the tests of a file run. Its origin is known once they run. */
export const serverFor = (answer: RequestListener): { readonly origin: () => string } => {
  const server = createServer(answer);
  let origin = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return { origin: () => origin };
};

/** Lets the server be asked, and nobody else. */
export const guardForTests = { allowsIp: (ip: string) => ip === '127.0.0.1', allowsPort: () => true };

/** A clock whose time passes by sleeping alone, and what was slept. */
export const sleepless = () => {
  const slept: number[] = [];
  let time = 0;
  return {
    slept,
    now: () => time,
    sleep: (milliseconds: number): Promise<void> => {
      slept.push(milliseconds);
      time += milliseconds;
      return Promise.resolve();
    },
  };
};
