import { z } from 'zod';
import { described } from './field';
import { oneOf, repository, serverAddress, text } from './fields';

/** The Git host of the project, for the editor on the web. Only GitHub needs no application ID. */
export const editor = described(
  z
    .strictObject({
      service: oneOf('Service', 'the Git host: github, gitlab or gitea, which is Forgejo too', [
        'github',
        'gitlab',
        'gitea',
      ]),
      repository: repository('Repository', 'the owner and the name of the project there, like me/my-site'),
      branch: text('Branch', 'the branch that the site is built from, like main'),
      signIn: serverAddress(
        'Sign-in',
        'where you sign in: https://gitlab.com, your Forgejo, or for GitHub the address of a sign-in service',
      ),
      appId: text(
        'Application ID',
        'the ID that the host gave this site as an application; GitHub needs none',
      ).optional(),
    })
    .refine(({ service, appId }) => service === 'github' || appId !== undefined, { path: ['appId'] }),
  { label: 'Editor', description: 'the Git host of the editor on the web, see docs/hosted-editor.md' },
);

export type EditorSettings = z.infer<typeof editor>;
