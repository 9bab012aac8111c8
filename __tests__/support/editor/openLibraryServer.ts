import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from '@playwright/test';
import { recordsFor } from '../openLibrary';

/** A server of ours that stands for Open Library while the tests of a file run, and what it was asked for. */
export const openLibraryServer = (): { readonly origin: () => string; readonly asked: string[] } => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const keys = new URL(request.url ?? '', 'http://catalogue.example').searchParams.get('bibkeys') ?? '';
    asked.push(keys);
    response.end(recordsFor(keys.split(',')));
  });
  test.beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  test.afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  test.beforeEach(() => void (asked.length = 0));
  return { asked, origin: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
};
