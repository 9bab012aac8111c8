import type { Version } from '../host';

/** A tree, as GitHub, Forgejo and Gitea list it (https://docs.github.com/en/rest/git/trees). */
export interface Tree {
  readonly tree: readonly { readonly path: string; readonly type: string; readonly sha: string }[];
  readonly truncated: boolean;
}

/** A commit, as they tell of it. */
export interface Committed {
  readonly sha: string;
  readonly commit: {
    readonly message: string;
    readonly author: { readonly name: string; readonly date: string };
  };
}

/** Commits as versions. */
export const versionsOf = (said: readonly Committed[]): Version[] =>
  said.map(({ sha, commit: { message, author } }) => ({
    id: sha,
    date: author.date,
    author: author.name,
    message,
  }));
