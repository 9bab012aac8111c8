import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import type { Host } from '../../../../src/editor/app/host/host';
import { localHost } from '../../../../src/editor/app/host/local';
import { takeToken } from '../../../../src/editor/app/host/session';
import { startEditor } from '../../../../src/editor/server';
import { type Changes, makeContent, removeContent } from '../../content';
import { filesBelow } from '../../filesBelow';
import { gitIn, keepAll } from '../gitProject';
import type { Ground } from './ground';

/** A project on this machine, with git and the editor's server. */
export const startLocalGround = async (changes: Changes): Promise<Ground> => {
  const root = makeContent(changes);
  keepAll(root);
  const { server, address } = await startEditor(
    root,
    0,
    'http://localhost:65009',
    Promise.resolve(new Map()),
  );
  const home = `http://localhost:${(server.address() as AddressInfo).port}`;
  const as = (token: string): Host => {
    const host = localHost(`${home}/api`);
    const me = (): Host => {
      Object.assign(globalThis, {
        location: { hash: token },
        history: { replaceState: () => undefined },
        localStorage: { setItem: () => undefined },
      });
      takeToken();
      return host;
    };
    return {
      list: () => me().list(),
      read: (path, version) => me().read(path, version),
      save: (change) => me().save(change),
      history: (path) => me().history(path),
      whoAmI: () => me().whoAmI(),
    };
  };
  const at = (path: string): string => join(root, path);
  return {
    host: as(new URL(address).hash),
    withToken: (token) => as(`#token=${token}`),
    files: () =>
      Object.fromEntries(
        Object.entries(filesBelow(at('data'))).map(([path, bytes]) => [`data/${path}`, bytes]),
      ),
    text: (path) => {
      try {
        return readFileSync(at(path), 'utf8');
      } catch {
        return null;
      }
    },
    others: (written) => {
      for (const [path, content] of Object.entries(written)) {
        if (content === null) rmSync(at(path));
        else {
          mkdirSync(dirname(at(path)), { recursive: true });
          writeFileSync(at(path), content);
        }
      }
    },
    keep: (message) => {
      gitIn(root, 'add', '--all');
      gitIn(root, 'commit', '--quiet', `--message=${message}`);
    },
    end: () => {
      server.closeAllConnections();
      return new Promise((closed) =>
        server.close(() => {
          removeContent(root);
          closed(undefined);
        }),
      );
    },
  };
};
