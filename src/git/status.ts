/** What has become of a file or an entry since the last version. */
export type State = 'new' | 'changed' | 'deleted';

/** A file that is not as the last version has it. */
export interface FileChange {
  readonly path: string;
  readonly state: State;
  /** Whether git has been told of it already. */
  readonly isStaged: boolean;
}

/** What git says of a project. */
export interface Status {
  /** Null where git is on none. */
  readonly branch: string | null;
  /** Whether there is a version yet. */
  readonly isBegun: boolean;
  /** Whether the branch follows one elsewhere of which git knows. */
  readonly isFollowing: boolean;
  /** Whether two versions of a file wait for somebody to make one of them. */
  readonly isTorn: boolean;
  readonly files: readonly FileChange[];
}

/** The arguments for what readStatus reads. */
export const statusArguments = [
  'status',
  '--porcelain=v2',
  '--branch',
  '-z',
  '--untracked-files=all',
  '--no-renames',
] as const;

/** How many words stand before the path in a line of each kind (git-status(1), "Porcelain Format Version 2"). */
const wordsBeforePath: Readonly<Record<string, number>> = { '1': 8, u: 10, '?': 1 };

const stateOf = (staged: string, unstaged: string): State | null => {
  // Git was told of it, and it is gone before there was a version of it.
  if (staged === 'A' && unstaged === 'D') return null;
  if (staged === 'A' || unstaged === 'A' || staged === '?') return 'new';
  return staged === 'D' || unstaged === 'D' ? 'deleted' : 'changed';
};

const fileOf = (line: string): FileChange[] => {
  const words = line.split(' ');
  const [kind = '', marks = ''] = words;
  const path = words.slice(wordsBeforePath[kind]).join(' ');
  const [staged = '', unstaged = ''] = kind === '?' ? '??' : marks;
  const state = stateOf(staged, unstaged);
  return state ? [{ path, state, isStaged: !'.?'.includes(staged) }] : [];
};

/** A file that was deleted for git and then written again has two lines. */
const once = (files: readonly FileChange[]): FileChange[] => {
  const byPath = new Map<string, FileChange>();
  for (const file of files)
    byPath.set(file.path, byPath.has(file.path) ? { ...file, state: 'changed', isStaged: true } : file);
  return [...byPath.values()];
};

/** Reads what `git status` has printed with statusArguments. */
export const readStatus = (printed: string): Status => {
  const lines = printed.split('\0');
  const head = (name: string): string | undefined =>
    lines.find((line) => line.startsWith(`# branch.${name} `))?.slice(`# branch.${name} `.length);
  const branch = head('head') ?? null;
  return {
    branch: branch === '(detached)' ? null : branch,
    isBegun: head('oid') !== '(initial)',
    isFollowing: head('ab') !== undefined,
    isTorn: lines.some((line) => line.startsWith('u ')),
    files: once(lines.filter((line) => /^[1u?] /.test(line)).flatMap(fileOf)),
  };
};
