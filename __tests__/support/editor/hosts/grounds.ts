import { forgejo } from '../../../../src/editor/app/host/git/forgejo';
import { github } from '../../../../src/editor/app/host/git/github';
import { gitlab } from '../../../../src/editor/app/host/git/gitlab';
import type { Host } from '../../../../src/editor/app/host/host';
import { hosted } from '../../../../src/editor/app/host/hosted';
import { type Changes, filesOf } from '../../content';
import { startForgejo } from './forgejoServer';
import { startGithub } from './githubServer';
import { startGitlab } from './gitlabServer';
import { type GitServer, rightToken } from './gitServer';
import type { Ground } from './ground';
import { startLocalGround } from './localGround';
import type { Written } from './repository';

/** A day after all of the small site's. */
const today = '2026-01-01';

/** A picture as a browser would take it: by its first bytes. */
const sizeOf = async (picture: Blob) => {
  const bytes = Buffer.from(await picture.arrayBuffer());
  return bytes.toString('latin1', 1, 4) === 'PNG' ? { width: 1, height: 1 } : null;
};

const kinds = {
  GitHub: [startGithub, github],
  GitLab: [startGitlab, gitlab],
  Forgejo: [startForgejo, forgejo],
} as const;

/** A Git host, with the server that is it. */
export interface HostedGround extends Ground {
  readonly server: GitServer;
}

export const startHostedGround = async (
  kind: keyof typeof kinds,
  changes: Changes,
): Promise<HostedGround> => {
  const [start, make] = kinds[kind];
  const content = Object.entries(filesOf(changes)).map(([path, bytes]) => [`data/${path}`, bytes]);
  const server = await start({ 'README.md': 'A site', ...(Object.fromEntries(content) as Written) });
  const { repository, address } = server;
  const as = (token: string): Host =>
    hosted(make('me/my-site', 'main', token, address), { sizeOf, today: () => today });
  return {
    server,
    host: as(rightToken),
    withToken: as,
    files: () =>
      Object.fromEntries(
        [...repository.head().files]
          .filter(([path]) => path.startsWith('data/'))
          .map(([path, bytes]) => [path, bytes.toString('hex')]),
      ),
    text: (path) => repository.head().files.get(path)?.toString() ?? null,
    others: (written) => void repository.commit(written, 'By others'),
    keep: () => undefined,
    end: server.end,
  };
};

/** All kinds of Git hosts. */
export const gitHosts = Object.keys(kinds) as (keyof typeof kinds)[];

/** All kinds of hosts, each with what makes a small site with some changes behind it. */
export const grounds: readonly (readonly [name: string, start: (changes: Changes) => Promise<Ground>])[] = [
  ['this machine', startLocalGround],
  ...gitHosts.map((kind) => [kind, (changes: Changes) => startHostedGround(kind, changes)] as const),
];
