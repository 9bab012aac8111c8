import type { EditorSettings } from '../content/model/editorSettings';

/** Where each Git host has its API, after its address. GitHub's is found without. */
const apiPaths = { gitlab: '/api/v4', gitea: '/api/v1' } as const;

/** GitHub's sign-in needs a service of one's own, which then holds a secret; the others have none (PKCE). */
const signInOf = ({ service, signIn, appId }: EditorSettings): object =>
  service === 'github'
    ? { base_url: signIn }
    : {
        base_url: signIn,
        api_root: `${signIn}${apiPaths[service]}`,
        app_id: appId,
        auth_type: 'pkce',
      };

/** The editor's backend for a Git host (https://decapcms.org/docs/backends-overview/). */
export const backendOf = (settings: EditorSettings) => ({
  name: settings.service,
  repo: settings.repository,
  branch: settings.branch,
  ...signInOf(settings),
});
