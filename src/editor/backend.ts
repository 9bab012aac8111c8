import type { EditorSettings } from '../content/model/editorSettings';

type SignIn = (settings: EditorSettings) => object;

/** A host whose sign-in needs no secret (PKCE), with its API at a path after its own address. */
const withoutSecret =
  (apiPath: string): SignIn =>
  ({ signIn, appId }) => ({
    base_url: signIn,
    api_root: `${signIn}${apiPath}`,
    app_id: appId,
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
