import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FullConfig } from '@playwright/test';
import { staticSite } from '../../../src/server/staticSite';

/** Serves the site that a configuration names, at a port that is free. Resolves with how to end it. */
export default async ({ metadata }: FullConfig): Promise<() => void> => {
  const { folder, below } = metadata as { readonly folder: string; readonly below: string };
  const server = createServer(staticSite(folder, below)).listen(0, 'localhost');
  await once(server, 'listening');
  process.env['SITE_ORIGIN'] = `http://localhost:${(server.address() as AddressInfo).port}`;
  return () => {
    server.closeAllConnections();
    server.close();
  };
};
