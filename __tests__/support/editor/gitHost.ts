import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import express from 'express';

/** A change to a file, as the API of Gitea takes it. */
interface Operation {
  readonly operation: 'create' | 'update' | 'delete';
  readonly path: string;
  /** The bytes in base64. */
  readonly content: string;
}

/** A project at a Git host: the bytes of its files by their paths, and the messages of what was committed. */
export interface Project {
  readonly files: Map<string, Buffer>;
  readonly commits: string[];
}

/** Reads a folder of the disk as a project. */
export const projectOf = (root: string, folder: string): Project => {
  const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  const paths = names.map((name) => join(folder, name)).filter((path) => statSync(join(root, path)).isFile());
  return { files: new Map(paths.map((path) => [path, readFileSync(join(root, path))])), commits: [] };
};

const sha = (bytes: Buffer | string): string => createHash('sha1').update(bytes).digest('hex');

/** What lies in a folder, and with `recursive` below it, as Gitea lists a tree. */
const tree = ({ files }: Project, folder: string, recursive: boolean) => {
  const below = [...files].flatMap(([path, bytes]) =>
    path.startsWith(`${folder}/`) ? [{ path: path.slice(folder.length + 1), bytes }] : [],
  );
  const folders = new Set(
    below.flatMap(({ path }) => (path.includes('/') ? [path.split('/')[0] ?? ''] : [])),
  );
  return [
    ...[...folders].map((path) => ({ path, type: 'tree', sha: sha(path) })),
    ...below
      .filter(({ path }) => recursive || !path.includes('/'))
      .map(({ path, bytes }) => ({ path, type: 'blob', sha: sha(bytes), size: bytes.length })),
  ];
};

/** The part of Gitea that the editor speaks with: sign-in with PKCE, one project, and `token` for whoever asks. */
export const gitHost = (project: Project, token: string) => {
  const app = express();
  app.use(express.json({ limit: '10mb', type: () => true }));
  app.get('/login/oauth/authorize', ({ query }, response) => {
    const {
      redirect_uri: address = '',
      code_challenge: code = '',
      state = '',
    } = query as Record<string, string>;
    const back = new URL(address);
    back.searchParams.set('code', code);
    back.searchParams.set('state', state);
    response.redirect(back.href);
  });
  app.post('/login/oauth/access_token', ({ body }, response) => {
    const { code, code_verifier: verifier } = body as Record<string, string>;
    const isRight =
      createHash('sha256')
        .update(verifier ?? '')
        .digest('base64url') === code;
    response
      .status(isRight ? 200 : 400)
      .json(isRight ? { access_token: token } : { error: 'wrong verifier' });
  });
  const api = express.Router();
  api.use(({ headers }, response, next) => {
    if (headers.authorization === `token ${token}`) next();
    else response.sendStatus(401);
  });
  api.get('/user', (_request, response) =>
    response.json({ login: 'me', full_name: 'Me', email: 'me@x.example' }),
  );
  api.get('/repos/me/my-site', (_request, response) =>
    response.json({ owner: { login: 'me' }, permissions: { push: true } }),
  );
  api.get('/repos/me/my-site/commits', (_request, response) => response.json([]));
  api.get('/repos/me/my-site/git/trees/:tree', ({ params, query }, response) => {
    const found = tree(project, params.tree.replace('main:', ''), Boolean(query['recursive']));
    response.status(found.length ? 200 : 404).json({ tree: found, message: 'not found' });
  });
  api.get('/repos/me/my-site/git/blobs/:sha', ({ params }, response) => {
    const bytes = [...project.files.values()].find((file) => sha(file) === params.sha);
    response.json({ content: bytes?.toString('base64') });
  });
  api.post('/repos/me/my-site/contents', ({ body }, response) => {
    const { files, message } = body as { files: Operation[]; message: string };
    for (const { operation, path, content } of files) {
      if (operation === 'delete') project.files.delete(path);
      else project.files.set(path, Buffer.from(content, 'base64'));
    }
    project.commits.push(message);
    response.status(201).json({});
  });
  app.use('/api/v1', api);
  return app;
};
