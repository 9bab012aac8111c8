import type { EditorSettings } from '../../../content/model/editorSettings';
import { forgejo } from './git/forgejo';
import type { GitHost } from './git/gitHost';
import { github } from './git/github';
import { gitlab } from './git/gitlab';

/** What the editor knows of a kind of Git host. */
interface Service {
  readonly name: string;
  /** Where most have their project. */
  readonly address: string;
  /** Where its API is, given its address. */
  readonly api: (address: string) => string;
  /** Where one gets a token, after its address. */
  readonly tokenPage: string;
  /** What the token must be allowed to do, in the words of that page. */
  readonly needs: string;
  /** Where one signs in without a secret (PKCE), after its address, and what for. GitHub asks for a secret all the same. */
  readonly oauth?: { readonly authorize: string; readonly token: string; readonly scope: string };
  readonly make: (repository: string, branch: string, token: string, api: string) => GitHost;
}

const services: Readonly<Record<EditorSettings['service'], Service>> = {
  github: {
    name: 'GitHub',
    address: 'https://github.com',
    api: () => 'https://api.github.com',
    tokenPage: '/settings/personal-access-tokens/new?name=Editor&contents=write',
    needs: 'this repository only, with “Contents: Read and write”',
    make: github,
  },
  gitlab: {
    name: 'GitLab',
    address: 'https://gitlab.com',
    api: (address) => `${address}/api/v4`,
    tokenPage: '/-/user_settings/personal_access_tokens?name=Editor&scopes=api',
    needs: 'the scope “api”',
    oauth: { authorize: '/oauth/authorize', token: '/oauth/token', scope: 'api' },
    make: gitlab,
  },
  gitea: {
    name: 'Forgejo',
    address: 'https://codeberg.org',
    api: (address) => `${address}/api/v1`,
    tokenPage: '/user/settings/applications',
    needs: '“repository: Read and write” and “user: Read”',
    oauth: {
      authorize: '/login/oauth/authorize',
      token: '/login/oauth/access_token',
      scope: 'write:repository read:user',
    },
    make: forgejo,
  },
};

/** The kind of Git host that settings name. */
export const serviceOf = ({ service }: EditorSettings): Service => services[service];

/** Where the Git host is. For GitHub, `signIn` was that of a service of one's own, and is no more. */
export const addressOf = (settings: EditorSettings): string =>
  (settings.service === 'github' ? undefined : settings.signIn) ?? serviceOf(settings).address;

/** The address of its API. */
export const apiOf = (settings: EditorSettings): string => serviceOf(settings).api(addressOf(settings));

/** The project of the settings at its Git host, for who has a token. */
export const gitHostOf = (settings: EditorSettings, token: string): GitHost =>
  serviceOf(settings).make(settings.repository, settings.branch, token, apiOf(settings));
