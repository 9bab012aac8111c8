import { contentFolder } from '../../../../content/model/collections';
import { toBase64 } from '../base64';
import { type GitHost, Moved } from './gitHost';
import { NotDone, requestsTo, textsBy } from './request';

/** A file or folder (https://docs.gitlab.com/api/repositories/). */
interface Listed {
  readonly id: string;
  readonly path: string;
  readonly type: string;
}

/** A commit (https://docs.gitlab.com/api/commits/). */
interface Said {
  readonly id: string;
  readonly author_name: string;
  readonly authored_date: string;
  readonly message: string;
}

/** What GitLab says where a file is not as the commit was planned upon. */
const moved = /has changed since|already exists|doesn't exist|does not exist/i;

const perPage = 100;

/** A project at a GitLab, by the address of its API. The token is one of OAuth or an access token: both are bearers. */
export const gitlab = (repository: string, branch: string, token: string, api: string): GitHost => {
  const ask = requestsTo(api, { Authorization: `Bearer ${token}` });
  const project = `/projects/${encodeURIComponent(repository)}/repository`;
  const jsonOf = async <Json>(path: string): Promise<Json> => (await ask(path)).json() as Promise<Json>;
  const pagesFrom = async (query: string, page = 1): Promise<Listed[]> => {
    const found = await jsonOf<Listed[]>(`${project}/tree?${query}&per_page=${perPage}&page=${page}`);
    return found.length < perPage ? found : [...found, ...(await pagesFrom(query, page + 1))];
  };
  return {
    head: async () =>
      (await jsonOf<{ commit: { id: string } }>(`${project}/branches/${encodeURIComponent(branch)}`)).commit
        .id,
    tree: async (version) => {
      const found = await pagesFrom(`path=${contentFolder}&ref=${version}&recursive=true`);
      return new Map(found.filter(({ type }) => type === 'blob').map(({ path, id }) => [path, id]));
    },
    texts: textsBy(async (id) => (await ask(`${project}/blobs/${id}/raw`)).text()),
    file: async (path, version) =>
      (await ask(`${project}/files/${encodeURIComponent(path)}/raw?ref=${version}`)).blob(),
    commit: async ({ head, message, files }) => {
      const actions = files.map(async ({ path, content, before }) => ({
        action: content ? (before ? 'update' : 'create') : 'delete',
        file_path: path,
        ...(content && { content: await toBase64(content), encoding: 'base64' }),
        // It compares the last commit of the file in this version with that in the branch.
        ...(before && { last_commit_id: head }),
      }));
      const body = { branch, commit_message: message, actions: await Promise.all(actions) };
      try {
        const made = await ask(`${project}/commits`, { method: 'POST', body });
        return ((await made.json()) as Said).id;
      } catch (error) {
        throw error instanceof NotDone && error.status === 400 && moved.test(error.said)
          ? new Moved()
          : error;
      }
    },
    log: async (path) => {
      const query = new URLSearchParams({ ref_name: branch, path, per_page: String(perPage) });
      const said = await jsonOf<Said[]>(`${project}/commits?${query}`);
      return said.map((one) => ({
        id: one.id,
        date: one.authored_date,
        author: one.author_name,
        message: one.message,
      }));
    },
    user: async () => (await jsonOf<{ username: string }>('/user')).username,
  };
};
