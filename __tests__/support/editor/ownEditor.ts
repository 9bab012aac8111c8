import { readFileSync, symlinkSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { bundleApp } from '../../../src/editor/bundleApp';
import { startEditor } from '../../../src/editor/server';
import { versionOf } from '../../../src/editor/version';
import { type Changes, makeContent, removeContent } from '../content';
import { filesBelow } from '../filesBelow';

/** What the editor's server says. */
interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>> & { readonly error?: string };
}

/** The editor's server on a small site of its own. */
export interface OwnEditor {
  readonly root: string;
  readonly port: number;
  readonly token: string;
  /** Where the editor is, without a path. */
  readonly home: string;
  /** The address that opens it. */
  readonly address: string;
  /** Asks the file API as the editor's page would. */
  readonly ask: (action: string, params: object) => Promise<Answer>;
  /** The state of an entry, as the editor knows it; null where there is none. */
  readonly base: (path: string) => Promise<string | null>;
  /** All files of the content by their paths, their bytes in hexadecimal digits. */
  readonly files: () => Readonly<Record<string, string>>;
  /** The text of a file, by its path from the root. */
  readonly text: (path: string) => string;
  readonly end: () => Promise<void>;
}

/** Makes a small site, with these changes, that a project's editor can be started on. Returns its root. */
export const makeProject = (changes: Changes): string => {
  const root = makeContent(changes);
  for (const name of ['src', 'node_modules']) symlinkSync(join(process.cwd(), name), join(root, name));
  return root;
};

/** What the editor's page is made of, the same for all of them. */
let pageFiles: ReturnType<typeof bundleApp> | undefined;

/** Where nothing answers: no test asks Open Library. */
const nowhere = 'http://localhost:65009';

/**
 * Starts the editor's server on a small site with these changes; `prepare` is given its root before. What it asks Open Library
 * it asks at the origin `openLibrary`.
 */
export const startOwnEditor = async (
  changes: Changes,
  prepare: (root: string) => void = () => undefined,
  openLibrary: string = nowhere,
): Promise<OwnEditor> => {
  const root = makeProject(changes);
  prepare(root);
  pageFiles ??= bundleApp(process.cwd());
  const catalogue = { fetch, origin: openLibrary };
  const { server, address } = await startEditor(root, 0, nowhere, pageFiles, catalogue);
  const { port } = server.address() as AddressInfo;
  const token = address.split('#token=')[1] ?? '';
  const ask: OwnEditor['ask'] = async (action, params) => {
    const response = await fetch(`http://localhost:${port}/api`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-editor-token': token,
        origin: `http://localhost:${port}`,
      },
      body: JSON.stringify({ action, params }),
    });
    return { status: response.status, body: (await response.json()) as Answer['body'] };
  };
  return {
    root,
    port,
    token,
    home: `http://localhost:${port}`,
    address,
    ask,
    base: (path) => versionOf(root, path),
    files: () => filesBelow(join(root, 'data')),
    text: (path) => readFileSync(join(root, path), 'utf8'),
    end: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      removeContent(root);
    },
  };
};

/** What a save of one entry asks for. */
export const saveOf = (path: string, value: object | string, base: string | null, assets: object[] = []) => ({
  files: [{ path, text: typeof value === 'string' ? value : JSON.stringify(value) }, ...assets],
  bases: { [path]: base },
});

/** What a deletion of a file asks for; of an entry it says the state that it is of. */
export const deletionOf = (path: string, base: string | null = null) => ({
  files: [{ path }],
  bases: { [path]: base },
});
