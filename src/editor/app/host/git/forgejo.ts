import { contentFolder } from '../../../../content/model/collections';
import { fromBase64, toBase64 } from '../base64';
import { type Committed, type Tree, versionsOf } from './answers';
import { type GitHost, Moved } from './gitHost';
import { inAddress, NotDone, requestsTo, textsBy } from './request';

/** What it says where a file is not as the commit was planned upon. */
const moved = /sha does not match|already exists|does not exist|object does not exist/i;

const perPage = 1000;

/** A project at a Forgejo or Gitea, by the address of its API. The token is one of OAuth or an access token. */
export const forgejo = (repository: string, branch: string, token: string, api: string): GitHost => {
  const ask = requestsTo(api, { Authorization: `token ${token}` });
  const project = `/repos/${repository}`;
  const jsonOf = async <Json>(path: string): Promise<Json> => (await ask(path)).json() as Promise<Json>;
  const pagesFrom = async (digest: string, page = 1): Promise<Tree['tree']> => {
    const query = `recursive=true&per_page=${perPage}&page=${page}`;
    const { tree, truncated } = await jsonOf<Tree>(`${project}/git/trees/${digest}?${query}`);
    return truncated && tree.length ? [...tree, ...(await pagesFrom(digest, page + 1))] : tree;
  };
  return {
    head: async () =>
      (await jsonOf<{ commit: { id: string } }>(`${project}/branches/${inAddress(branch)}`)).commit.id,
    tree: async (version) => {
      const { tree: top } = await jsonOf<Tree>(`${project}/git/trees/${version}`);
      const folder = top.find(({ path }) => path === contentFolder);
      const files = folder ? (await pagesFrom(folder.sha)).filter(({ type }) => type === 'blob') : [];
      return new Map(files.map(({ path, sha }) => [`${contentFolder}/${path}`, sha]));
    },
    texts: textsBy(async (sha) => {
      const { content } = await jsonOf<{ content: string }>(`${project}/git/blobs/${sha}`);
      return new TextDecoder().decode(fromBase64(content));
    }),
    file: async (path, version) => (await ask(`${project}/raw/${inAddress(path)}?ref=${version}`)).blob(),
    commit: async ({ message, files }) => {
      const operations = files.map(async ({ path, content, before }) => ({
        operation: content ? (before ? 'update' : 'create') : 'delete',
        path,
        ...(content && { content: await toBase64(content) }),
        ...(before && { sha: before }),
      }));
      const body = { branch, message, files: await Promise.all(operations) };
      try {
        const made = await ask(`${project}/contents`, { method: 'POST', body });
        return ((await made.json()) as { commit: { sha: string } }).commit.sha;
      } catch (error) {
        throw error instanceof NotDone && moved.test(error.said) ? new Moved() : error;
      }
    },
    log: async (path) => {
      const only = { stat: 'false', verification: 'false', files: 'false', limit: '100' };
      const said = await jsonOf<Committed[]>(
        `${project}/commits?${new URLSearchParams({ sha: branch, path, ...only })}`,
      );
      return versionsOf(said);
    },
    user: async () => (await jsonOf<{ login: string }>('/user')).login,
  };
};
