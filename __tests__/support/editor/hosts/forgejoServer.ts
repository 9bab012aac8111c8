import { Router } from 'express';
import { type Lent, startGitServer } from './gitServer';
import { blobId, type KeptCommit, treeOf, type Written } from './repository';

interface Operation {
  readonly operation: 'create' | 'update' | 'delete';
  readonly path: string;
  readonly content?: string;
  readonly sha?: string;
}

const said = ({ id, message, date }: KeptCommit) => ({
  sha: id,
  commit: { message, author: { name: 'Me', email: 'me@x.example', date } },
});

/** How many files it lists at once. */
const most = 30;

/** Why an operation is not done; undefined where it is. */
const faultOf = ({ repository }: Lent, { operation, path, sha }: Operation) => {
  const bytes = repository.head().files.get(path);
  if (operation === 'create') return bytes ? `repository file already exists [path: ${path}]` : undefined;
  if (!bytes) return `repository file does not exist [path: ${path}]`;
  if (sha === undefined) return 'a SHA or commit ID must be proved when updating a file';
  return sha === blobId(bytes) ? undefined : `sha does not match [given: ${sha}, expected: ${blobId(bytes)}]`;
};

/** Forgejo, and Gitea, as their documents say: https://codeberg.org/api/swagger. */
export const startForgejo = (files: Written) =>
  startGitServer(files, '/api/v1', 'token', 'invalid username, password or token', (lent) => {
    const { repository, mayWrite, beforeCommit } = lent;
    const project = Router();
    project.get('/branches/main', (_request, response) => {
      response.json({ name: 'main', commit: { id: repository.head().id } });
    });
    project.get('/git/trees/:id', ({ params, query }, response) => {
      const { recursive, page = '1', per_page: size = String(most) } = query as Record<string, string>;
      const all = treeOf(repository, params.id, recursive === 'true');
      const perPage = Math.min(Number(size), most);
      const end = Number(page) * perPage;
      const tree = all.slice(end - perPage, end);
      response.json({ sha: params.id, tree, truncated: end < all.length, page, total_count: all.length });
    });
    project.get('/git/blobs/:id', ({ params }, response) => {
      response.json({ encoding: 'base64', content: repository.blob(params.id)?.toString('base64') });
    });
    project.get('/raw/*', ({ params, query }, response) => {
      const bytes = repository
        .at(query['ref'] as string)
        ?.files.get((params as Record<string, string>)['0'] ?? '');
      if (bytes) response.type('text/plain').send(bytes);
      else response.status(404).json({ message: 'GetBlobByPath' });
    });
    project.get('/commits', ({ query }, response) => {
      response.json(
        repository
          .logOf(query['path'] as string)
          .slice(0, 50)
          .map(said),
      );
    });
    project.post('/contents', ({ body, headers }, response) => {
      const {
        branch,
        message,
        files: operations,
      } = body as { branch: string; message: string; files: Operation[] };
      beforeCommit();
      if (!mayWrite(headers.authorization ?? ''))
        return void response
          .status(403)
          .json({ message: 'user should have a permission to write to a repo' });
      if (branch !== 'main') return void response.status(404).json({ message: 'branch does not exist' });
      const fault = operations.map((one) => faultOf(lent, one)).find(Boolean);
      if (fault) return void response.status(422).json({ message: fault });
      const written = operations.map(({ operation, path, content = '' }) => [
        path,
        operation === 'delete' ? null : Buffer.from(content, 'base64'),
      ]);
      const id = repository.commit(Object.fromEntries(written) as Written, message);
      response.status(201).json({ commit: { sha: id }, files: [] });
    });
    const api = Router();
    api.use('/repos/me/my-site', project);
    api.get('/user', (_request, response) => response.json({ login: 'me' }));
    return api;
  });
