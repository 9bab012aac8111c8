import type { Version } from '../host';

/** A file of a commit: its bytes as they are to be, null where it is to go. */
export interface CommittedFile {
  readonly path: string;
  readonly content: Blob | null;
  /** The digest of what the commit was planned upon; undefined where there was no such file. */
  readonly before: string | undefined;
}

/** What is committed, on top of a version. */
export interface Commit {
  readonly head: string;
  readonly message: string;
  readonly files: readonly CommittedFile[];
}

/** What the editor asks of a Git host, for one branch of one project. All reject with Refused, in words for the author. */
export interface GitHost {
  /** The newest version of the branch. */
  head(): Promise<string>;
  /** The digests of all files of the content in a version, by their paths from the root. */
  tree(version: string): Promise<ReadonlyMap<string, string>>;
  /** The texts of files, by their digests. */
  texts(digests: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** The bytes of a file in a version. */
  file(path: string, version: string): Promise<Blob>;
  /** Commits. Resolves with the new version. Rejects with Moved where the branch is no longer as it was. */
  commit(commit: Commit): Promise<string>;
  /** The versions that changed something at or below a path, the newest first. */
  log(path: string): Promise<readonly Version[]>;
  /** The name of who is signed in. */
  user(): Promise<string>;
}

/** Somebody else has committed meanwhile. */
export class Moved extends Error {}
