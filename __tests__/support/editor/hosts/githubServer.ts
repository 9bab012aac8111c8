import { Router } from 'express';
import { type Lent, startGitServer } from './gitServer';
import { blobId, type KeptCommit, treeOf, type Written } from './repository';

interface Additions {
  readonly branch: { readonly repositoryNameWithOwner: string; readonly branchName: string };
  readonly expectedHeadOid: string;
  readonly message: { readonly headline: string; readonly body: string };
  readonly fileChanges: {
    readonly additions: readonly { readonly path: string; readonly contents: string }[];
    readonly deletions: readonly { readonly path: string }[];
  };
}

const said = ({ id, message, date }: KeptCommit) => ({
  sha: id,
  commit: { message, author: { name: 'Me', email: 'me@x.example', date } },
});

const failed = (type: string, message: string) => ({
  data: { createCommitOnBranch: null },
  errors: [{ type, message }],
});

const graphql = ({ repository, mayWrite, beforeCommit }: Lent, body: unknown, token: string) => {
  const { query, variables } = body as { query: string; variables: { input?: Additions } };
  const { input } = variables;
  if (!input) {
    const asked = [
      ...query.matchAll(/(\w+): object\(oid: "(\w+)"\) \{ \.\.\. on Blob \{ text isTruncated \} \}/g),
    ];
    const found = asked.map(([, name = '', id = '']) => {
      const text = repository.blob(id)?.toString() ?? null;
      // It gives half a megabyte.
      return [
        name,
        text === null ? null : { text: text.slice(0, 512_000), isTruncated: text.length > 512_000 },
      ];
    });
    return { data: { repository: Object.fromEntries(found) as object } };
  }
  beforeCommit();
  if (!mayWrite(token)) return failed('FORBIDDEN', 'Resource not accessible by personal access token');
  const head = repository.head();
  if (input.branch.branchName !== 'main') return failed('NOT_FOUND', 'Could not resolve the branch');
  if (input.expectedHeadOid !== head.id)
    return failed(
      'STALE_DATA',
      `Expected branch to point to "${head.id}" but it did not.  Pull and try again.`,
    );
  const written: Written = Object.fromEntries([
    ...input.fileChanges.additions.map(({ path, contents }) => [path, Buffer.from(contents, 'base64')]),
    ...input.fileChanges.deletions.map(({ path }) => [path, null]),
  ]) as Written;
  const lost = input.fileChanges.deletions.find(({ path }) => !head.files.has(path));
  if (lost)
    return failed('UNPROCESSABLE', `A path was requested for deletion which does not exist: ${lost.path}`);
  const { headline, body: rest } = input.message;
  const id = repository.commit(written, rest ? `${headline}\n\n${rest}` : headline);
  return { data: { createCommitOnBranch: { commit: { oid: id } } } };
};

/** GitHub as its REST and GraphQL documents say: https://docs.github.com/en/rest/git, https://docs.github.com/en/graphql. */
export const startGithub = (files: Written) =>
  startGitServer(files, '', 'Bearer', 'Bad credentials', (lent) => {
    const { repository } = lent;
    const project = Router();
    project.get('/git/ref/heads/main', (_request, response) => {
      response.json({ ref: 'refs/heads/main', object: { type: 'commit', sha: repository.head().id } });
    });
    project.get('/git/trees/:id', ({ params, query }, response) => {
      const tree = treeOf(repository, params.id, query['recursive'] !== undefined);
      response.status(tree.length ? 200 : 404).json({ sha: params.id, tree, truncated: false });
    });
    project.get('/git/blobs/:id', ({ params }, response) => {
      response.type('application/vnd.github.raw+json').send(repository.blob(params.id));
    });
    project.get('/contents/*', ({ params, query, headers }, response) => {
      const bytes = repository
        .at(query['ref'] as string)
        ?.files.get((params as Record<string, string>)['0'] ?? '');
      if (bytes && headers.accept === 'application/vnd.github.raw+json')
        response.type('application/vnd.github.raw+json').send(bytes);
      else response.status(404).json({ message: 'Not Found', sha: bytes && blobId(bytes) });
    });
    project.get('/commits', ({ query }, response) => {
      response.json(
        repository
          .logOf(query['path'] as string)
          .slice(0, Number(query['per_page']))
          .map(said),
      );
    });
    const api = Router();
    api.use('/repos/me/my-site', project);
    api.get('/user', (_request, response) => response.json({ login: 'me' }));
    api.post('/graphql', ({ body, headers }, response) => {
      response.json(graphql(lent, body, headers.authorization ?? ''));
    });
    return api;
  });
