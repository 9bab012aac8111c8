import type { EditorSettings } from '../content/model/editorSettings';
import { policyText } from '../hosting/securityHeaders';
import { decapPolicy } from './decapPolicy';

/** GitHub's API, where it keeps files, and where it says whether it is up. */
const ofGithub = [
  'https://api.github.com',
  'https://*.githubusercontent.com',
  'https://www.githubstatus.com',
];

/** What the editor's page on the web may load: its own, and what it asks of the Git host. */
export const hostedPolicy = ({ service, signIn }: EditorSettings): string =>
  policyText(decapPolicy({ hosts: service === 'github' ? ofGithub : [signIn], frames: [] }));
