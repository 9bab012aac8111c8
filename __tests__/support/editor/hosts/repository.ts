import { createHash } from 'node:crypto';

type Files = ReadonlyMap<string, Buffer>;

/** A commit as git has it. */
export interface KeptCommit {
  readonly id: string;
  readonly message: string;
  readonly date: string;
  readonly files: Files;
}

/** What a commit does to files, by their paths: null deletes one. */
export type Written = Readonly<Record<string, Buffer | string | null>>;

const sha1 = (...parts: readonly (string | Buffer)[]): string => {
  const hash = createHash('sha1');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

/** What git calls the bytes of a file. */
export const blobId = (bytes: Buffer): string => sha1(`blob ${bytes.length}\0`, bytes);

/** One branch of a project at a Git host of ours, in memory. */
export const makeRepository = (first: Written) => {
  const commits: KeptCommit[] = [];
  const head = (): KeptCommit => {
    const last = commits.at(-1);
    if (!last) throw new Error('nothing was committed');
    return last;
  };
  const commit = (written: Written, message: string): string => {
    const files = new Map(commits.at(-1)?.files);
    for (const [path, content] of Object.entries(written)) {
      if (content === null) files.delete(path);
      else files.set(path, Buffer.from(content));
    }
    const id = sha1(String(commits.length), message, ...[...files].flat());
    commits.push({
      id,
      message,
      date: `2026-01-01T00:00:${String(commits.length).padStart(2, '0')}Z`,
      files,
    });
    return id;
  };
  commit(first, 'The first version');
  const at = (id: string): KeptCommit | undefined => commits.find((one) => one.id === id);
  /** The version in which what lies at or below a path was changed last, as one up to a version has it. */
  const logOf = (path: string, until = head().id): KeptCommit[] => {
    const known = commits.slice(0, commits.findIndex(({ id }) => id === until) + 1);
    const stateOf = ({ files }: KeptCommit): string =>
      [...files]
        .filter(([name]) => name === path || name.startsWith(`${path}/`))
        .map(([name, bytes]) => `${name} ${blobId(bytes)}`)
        .sort()
        .join();
    return known
      .filter((one, index) => stateOf(one) !== (index ? stateOf(known[index - 1] as KeptCommit) : ''))
      .reverse();
  };
  const blob = (id: string): Buffer | undefined =>
    commits.flatMap(({ files }) => [...files.values()]).find((bytes) => blobId(bytes) === id);
  return { commits, head, commit, at, logOf, blob };
};

export type Repository = ReturnType<typeof makeRepository>;

/** The tree of a commit at its top, or of the folder whose tree has this id, as GitHub and Gitea list them. */
export const treeOf = ({ at, commits }: Repository, id: string, recursive: boolean) => {
  const folders = commits.map((one) => ({ id: sha1('tree', one.id), one }));
  const found = at(id);
  if (found) {
    const top = [...new Set([...found.files.keys()].map((path) => path.split('/')[0] ?? ''))];
    return top.map((path) => {
      const bytes = found.files.get(path);
      return bytes
        ? { path, type: 'blob', sha: blobId(bytes) }
        : { path, type: 'tree', sha: sha1('tree', found.id) };
    });
  }
  const below = folders.find((folder) => folder.id === id)?.one.files ?? new Map<string, Buffer>();
  return [...below].flatMap(([path, bytes]) =>
    path.startsWith('data/') && (recursive || path.split('/').length === 2)
      ? [{ path: path.slice('data/'.length), type: 'blob', sha: blobId(bytes) }]
      : [],
  );
};
