import type { EditorSettings } from '../content/model/editorSettings';
import { addressOf } from './app/host/services';

type SignIn = (settings: EditorSettings) => object;

/** A host whose sign-in needs no secret (PKCE), with its API at a path after its own address. */
const withoutSecret =
  (apiPath: string): SignIn =>
  (settings) => ({
    base_url: addressOf(settings),
    api_root: `${addressOf(settings)}${apiPath}`,
    app_id: settings.appId,
    auth_type: 'pkce',
  });

/** How one signs in at each Git host. GitHub's needs a service of one's own, which then holds a secret. */
const signIns: Readonly<Record<EditorSettings['service'], SignIn>> = {
  github: ({ signIn }) => ({ base_url: signIn }),
  gitlab: withoutSecret('/api/v4'),
  gitea: withoutSecret('/api/v1'),
};

/** The editor's backend for a Git host (https://decapcms.org/docs/backends-overview/). */
export const backendOf = (settings: EditorSettings) => ({
  name: settings.service,
  repo: settings.repository,
  branch: settings.branch,
  ...signIns[settings.service](settings),
});
