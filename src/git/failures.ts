import type { GitRun } from './git';

type Known = readonly (readonly [said: RegExp, words: string])[];

const anyRun: Known = [
  [
    /\.lock'?: File exists/,
    'another program is using git in this project: wait until it has ended, and try again. If there is none, one has crashed: in a terminal, git status says which file to delete',
  ],
];

const keeping: Known = [
  [
    /tell me who you are|auto-detection is disabled|empty ident|no (email|name) was given/i,
    'git does not know who you are. In a terminal, git config --global user.name "Your Name" and git config --global user.email you@example.com tell it, once; others can read both',
  ],
  [
    /failed to sign the data/,
    'git is told to sign every version, and could not: make one in a terminal, by git commit -a',
  ],
];

const unreachable =
  /Could not resolve host|Couldn't connect|Failed to connect|Connection (timed out|refused|reset)|Network is unreachable|No route to host|Operation timed out/i;
const notSignedIn =
  /could not read (Username|Password)|terminal prompts disabled|Authentication failed|Permission denied \(|Host key verification failed|returned error: 401|Invalid username/i;
const noProject =
  /Repository not found|does not appear to be a git repository|returned error: 404|repository '.*' not found/i;

const sending: Known = [
  [
    /\(fetch first\)|\(non-fast-forward\)|\(stale info\)/,
    'something is there already that is not here, saved on another machine or on the web. Fetch it and publish again: “Fetch what others published” does it, or git pull --rebase in a terminal while the editor has ended',
  ],
  [
    /shallow update not allowed/,
    'this copy of the project has not its whole history: fetch it in a terminal by git fetch --unshallow, and publish again',
  ],
  [unreachable, 'the place where they go can’t be reached: is this machine online? Publish again when it is'],
  [
    /Permission to .* denied|returned error: 403|not allowed to (push|upload)|don't have write|marked as read only/i,
    'you may not write there. Is the project yours, or the one that you have copied? In a terminal, git remote set-url origin and the address of yours sets it right',
  ],
  [
    notSignedIn,
    'you are not signed in there. In a terminal, git push asks you for what it needs; once it has worked, it works here too',
  ],
  [
    noProject,
    'there is no project at the address that git knows. In a terminal, git remote -v shows it, and git remote set-url origin and another address sets it right',
  ],
];

const fetching: Known = [
  [unreachable, 'the place of the kit can’t be reached: is this machine online? Try again when it is'],
  [
    notSignedIn,
    'the place of the kit asks who you are: is its address right? In a terminal, git remote -v shows it; --from and another address sets it right',
  ],
  [
    noProject,
    'there is no project at the address of the kit. In a terminal, git remote -v shows it; --from and another address sets it right',
  ],
];

const mostCharacters = 600;

/** The end of what was said, without the progress that overwrites itself, and without a password in an address. */
const inItsOwnWords = (said: string): string =>
  said
    .split('\n')
    .map((line) => line.split('\r').at(-1)?.trimEnd() ?? '')
    .filter(Boolean)
    .join('\n')
    .replaceAll(/(\w:\/\/)[^/\s@]+@/g, '$1')
    // What the other side says may not steer the terminal.
    .replaceAll(/[^\P{Cc}\n]/gu, '')
    .slice(-mostCharacters);

/** Says in words for the author why git has failed, and `waited` where nothing was heard of it; null where it has not. */
const inWords =
  (known: Known, waited: string) =>
  ({ code, out, said }: GitRun): string | null => {
    if (code === 0) return null;
    if (code === null) return waited;
    // A hook may say its reasons on either.
    const heard = `${out.toString('utf8')}\n${said}`;
    const words = [...anyRun, ...known].find(([pattern]) => pattern.test(heard))?.[1];
    const own = inItsOwnWords(heard);
    return words ?? (own ? `it was refused in these words:\n${own}` : 'it was refused without a word');
  };

/** Why no version was made, in words for the author; null where one was. */
export const whyNotKept = inWords(
  keeping,
  'git has not ended: perhaps a hook of this project waits for something',
);

/** Why versions were not sent, in words for the author; null where they were. */
export const whyNotSent = inWords(sending, 'no answer comes from there. Publish again later');

/** Why nothing was fetched of the kit, in words for the author; null where it was. */
export const whyNotFetched = inWords(fetching, 'no answer comes from the place of the kit. Try again later');

/** Why git did none of its other work, in words for the author; null where it did. */
export const whyNotDone = inWords([], 'git has not ended');
