import { Router } from 'express';
import { type Lent, startGitServer } from './gitServer';
import { blobId, type KeptCommit, type Written } from './repository';

interface Action {
  readonly action: 'create' | 'update' | 'delete';
  readonly file_path: string;
  readonly content?: string;
  readonly encoding?: string;
  readonly last_commit_id?: string;
}

const said = ({ id, message, date }: KeptCommit) => ({
  id,
  message,
  author_name: 'Me',
  authored_date: date,
  committed_date: date,
});

/** Why an action is not done; undefined where it is. */
const faultOf = ({ repository }: Lent, { action, file_path: path, last_commit_id: known }: Action) => {
  const isThere = repository.head().files.has(path);
  if (action === 'create') return isThere ? 'A file with this name already exists' : undefined;
  if (!isThere) return "A file with this name doesn't exist";
  // As its Files::BaseService compares: the last commit of the file in the version named with that in the branch.
  const lastKnown = known === undefined ? undefined : repository.logOf(path, known)[0];
  const hasChanged = lastKnown !== undefined && lastKnown.id !== repository.logOf(path)[0]?.id;
  return hasChanged ? `The file has changed since you started editing it: ${path}` : undefined;
};

/** GitLab as its documents say: https://docs.gitlab.com/api/commits/ and /api/repositories/. */
export const startGitlab = (files: Written) =>
  startGitServer(files, '/api/v4', 'Bearer', '401 Unauthorized', (lent) => {
    const { repository, mayWrite, beforeCommit } = lent;
    const project = Router();
    project.get('/branches/main', (_request, response) => {
      response.json({ name: 'main', commit: said(repository.head()) });
    });
    project.get('/tree', ({ query }, response) => {
      const { path = '', ref = '', page = '1', per_page: size = '20' } = query as Record<string, string>;
      const below = [...(repository.at(ref)?.files ?? [])].filter(([name]) => name.startsWith(`${path}/`));
      const folders = [...new Set(below.map(([name]) => name.slice(0, name.lastIndexOf('/'))))];
      const all = [
        ...folders.map((name) => ({ id: '0', path: name, type: 'tree' })),
        ...below.map(([name, bytes]) => ({ id: blobId(bytes), path: name, type: 'blob' })),
      ];
      // A hundred are the most that it gives.
      const most = Math.min(Number(size), 100);
      response.json(all.slice((Number(page) - 1) * most, Number(page) * most));
    });
    project.get('/blobs/:id/raw', ({ params }, response) => {
      response.type('application/octet-stream').send(repository.blob(params.id));
    });
    project.get('/files/:path/raw', ({ params, query }, response) => {
      const bytes = repository.at(query['ref'] as string)?.files.get(params.path);
      if (bytes) response.type('text/plain').send(bytes);
      else response.status(404).json({ message: '404 File Not Found' });
    });
    project.get('/commits', ({ query }, response) => {
      response.json(
        repository
          .logOf(query['path'] as string)
          .slice(0, Number(query['per_page']))
          .map(said),
      );
    });
    project.post('/commits', ({ body, headers }, response) => {
      const {
        branch,
        commit_message: message,
        actions,
      } = body as {
        branch: string;
        commit_message: string;
        actions: Action[];
      };
      beforeCommit();
      if (!mayWrite(headers.authorization ?? ''))
        return void response
          .status(403)
          .json({ error: 'insufficient_scope', error_description: 'needs more' });
      const fault =
        branch === 'main' ? actions.map((one) => faultOf(lent, one)).find(Boolean) : 'no such branch';
      if (fault) return void response.status(400).json({ message: fault });
      const written = actions.map(({ action, file_path: path, content = '', encoding }) => [
        path,
        action === 'delete' ? null : Buffer.from(content, encoding === 'base64' ? 'base64' : 'utf8'),
      ]);
      repository.commit(Object.fromEntries(written) as Written, message);
      response.status(201).json(said(repository.head()));
    });
    const api = Router();
    api.use('/projects/me%2Fmy-site/repository', project);
    api.get('/user', (_request, response) => response.json({ username: 'me' }));
    return api;
  });
