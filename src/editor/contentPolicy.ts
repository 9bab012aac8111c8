import type { EditorSettings } from '../content/model/editorSettings';
import { policyText } from '../hosting/securityHeaders';

interface Reach {
  /** For others: to whom the page sends requests, and whose pictures it shows. */
  readonly hosts: readonly string[];
  readonly frames: readonly string[];
}

/** What the editor's page may load. Decap makes functions of texts, and styles of its own. */
const decapPolicy = ({ hosts, frames }: Reach): Record<string, readonly string[]> => ({
  'default-src': ["'none'"],
  'script-src': ["'self'", "'unsafe-eval'", "'wasm-unsafe-eval'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'blob:', 'data:', ...hosts],
  'media-src': ["'self'", 'blob:', 'data:', ...hosts],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'", 'blob:', 'data:', ...hosts],
  'frame-src': ["'self'", 'blob:', ...frames],
  'worker-src': ["'self'", 'blob:'],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
});

/** What the editor's page may load: its own, and of others nothing but the pages of the site, in a frame. */
export const localPolicy = (site: string): string =>
  policyText({ ...decapPolicy({ hosts: [], frames: [site] }), 'frame-ancestors': ["'none'"] });

/** GitHub's API, where it keeps files, and where it says whether it is up. */
const ofGithub = [
  'https://api.github.com',
  'https://*.githubusercontent.com',
  'https://www.githubstatus.com',
];

/** What the editor's page on the web may load: its own, and what it asks of the Git host. */
export const hostedPolicy = ({ service, signIn }: EditorSettings): string =>
  policyText(decapPolicy({ hosts: service === 'github' ? ofGithub : [signIn], frames: [] }));
