import { z } from 'zod';
import { described } from './field';
import { oneOf, repository, serverAddress, text } from './fields';

/** The Git host of the project, for the editor on the web. */
export const editor = described(
  z.strictObject({
    service: oneOf('Service', 'the Git host: github, gitlab or gitea, which is Forgejo too', [
      'github',
      'gitlab',
      'gitea',
    ]),
    repository: repository('Repository', 'the owner and the name of the project there, like me/my-site'),
    branch: text('Branch', 'the branch that the site is built from, like main'),
    signIn: serverAddress(
      'Address',
      'where your GitLab or Forgejo is; without it, https://gitlab.com or https://codeberg.org; GitHub needs none',
    ).optional(),
    appId: text(
      'Application ID',
      'the ID that your GitLab or Forgejo gave this site as an application, to sign in there without a token',
    ).optional(),
  }),
  { label: 'Editor', description: 'the Git host of the editor on the web, see docs/hosted-editor.md' },
);

export type EditorSettings = z.infer<typeof editor>;
