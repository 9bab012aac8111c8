import { contentFolder } from '../../../../content/model/collections';
import { Refused } from '../../../../content/read/refused';
import { toBase64 } from '../base64';
import { type Committed, type Tree, versionsOf } from './answers';
import { type GitHost, Moved } from './gitHost';
import { inAddress, NotDone, requestsTo } from './request';

interface Answer<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly { readonly type?: string; readonly message: string }[];
}

type Texts = Readonly<
  Record<string, Readonly<Record<string, { text: string | null; isTruncated: boolean }>>>
>;

/** What the kinds of errors of its GraphQL are in HTTP. */
const statusOf: Readonly<Record<string, number>> = { FORBIDDEN: 403, NOT_FOUND: 404, RATE_LIMITED: 429 };

/** So many texts are asked for at once. */
const atOnce = 100;

const commitOnBranch =
  'mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }';

/** A project at GitHub, or at an Enterprise server by the address of its API. */
export const github = (
  repository: string,
  branch: string,
  token: string,
  api = 'https://api.github.com',
): GitHost => {
  const ask = requestsTo(api, {
    Accept: 'application/vnd.github+json',
    Authorization: `Bearer ${token}`,
    'X-GitHub-Api-Version': '2022-11-28',
  });
  const raw = { headers: { Accept: 'application/vnd.github.raw+json' } };
  const project = `/repos/${repository}`;
  const jsonOf = async <Json>(path: string): Promise<Json> => (await ask(path)).json() as Promise<Json>;
  const graph = async <Data>(query: string, variables: object): Promise<Data> => {
    const response = await ask('/graphql', { method: 'POST', body: { query, variables } });
    const { data, errors: [error] = [] } = (await response.json()) as Answer<Data>;
    if (error?.type === 'STALE_DATA' || /expected branch to point to/i.test(error?.message ?? ''))
      throw new Moved();
    if (error || !data) throw new NotDone(statusOf[error?.type ?? ''] ?? 422, error?.message ?? '');
    return data;
  };
  const someTexts = async (digests: readonly string[]): Promise<(readonly [string, string])[]> => {
    const fields = digests.map(
      (oid) => `_${oid}: object(oid: "${oid}") { ... on Blob { text isTruncated } }`,
    );
    const [owner, name] = repository.split('/');
    const query = `query($owner: String!, $name: String!) { repository(owner: $owner, name: $name) { ${fields.join(' ')} } }`;
    const { repository: found } = await graph<Texts>(query, { owner, name });
    const all = digests.map(async (oid) => {
      const { text, isTruncated } = found?.[`_${oid}`] ?? { text: null, isTruncated: true };
      const whole =
        text === null || isTruncated ? await (await ask(`${project}/git/blobs/${oid}`, raw)).text() : text;
      return [oid, whole] as const;
    });
    return Promise.all(all);
  };
  return {
    head: async () => {
      const { object } = await jsonOf<{ object: { sha: string } }>(
        `${project}/git/ref/heads/${inAddress(branch)}`,
      );
      return object.sha;
    },
    tree: async (version) => {
      const { tree: top } = await jsonOf<Tree>(`${project}/git/trees/${version}`);
      const folder = top.find(({ path }) => path === contentFolder);
      if (!folder) return new Map();
      const { tree, truncated } = await jsonOf<Tree>(`${project}/git/trees/${folder.sha}?recursive=1`);
      if (truncated) throw new Refused('this project has more files than GitHub lists at once');
      const files = tree.filter(({ type }) => type === 'blob');
      return new Map(files.map(({ path, sha }) => [`${contentFolder}/${path}`, sha]));
    },
    texts: async (digests) => {
      const parts = Array.from({ length: Math.ceil(digests.length / atOnce) }, (_, index) =>
        someTexts(digests.slice(index * atOnce, (index + 1) * atOnce)),
      );
      return new Map((await Promise.all(parts)).flat());
    },
    file: async (path, version) =>
      (await ask(`${project}/contents/${inAddress(path)}?ref=${version}`, raw)).blob(),
    commit: async ({ head, message, files }) => {
      const [headline = '', ...body] = message.split('\n');
      const additions = files.flatMap(({ path, content }) => (content ? [{ path, content }] : []));
      const input = {
        branch: { repositoryNameWithOwner: repository, branchName: branch },
        expectedHeadOid: head,
        message: { headline, body: body.join('\n').trim() },
        fileChanges: {
          additions: await Promise.all(
            additions.map(async ({ path, content }) => ({ path, contents: await toBase64(content) })),
          ),
          deletions: files.flatMap(({ path, content }) => (content ? [] : [{ path }])),
        },
      };
      const made = await graph<{ createCommitOnBranch: { commit: { oid: string } } }>(commitOnBranch, {
        input,
      });
      return made.createCommitOnBranch.commit.oid;
    },
    log: async (path) => {
      const query = new URLSearchParams({ sha: branch, path, per_page: '100' });
      const said = await jsonOf<Committed[]>(`${project}/commits?${query}`);
      return versionsOf(said);
    },
    user: async () => (await jsonOf<{ login: string }>('/user')).login,
  };
};
