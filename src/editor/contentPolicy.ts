import type { EditorSettings } from '../content/model/editorSettings';
import { policyText } from '../hosting/securityHeaders';
import { addressOf, apiOf } from './app/host/services';

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
export const hostedPolicy = (settings: EditorSettings): string =>
  policyText(
    decapPolicy({ hosts: settings.service === 'github' ? ofGithub : [addressOf(settings)], frames: [] }),
  );

/** What our own page may load: its own scripts and looks, and pictures that were chosen and not saved yet. */
const ownPolicy = ({ hosts, frames }: Reach): Record<string, readonly string[]> => ({
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'blob:', 'data:'],
  'media-src': ["'self'", 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'", ...hosts],
  'frame-src': ["'self'", ...frames],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
});

/** What our own page may load on the author's machine, where its frame shows the site at an origin. */
export const localPagePolicy = (site: string): string =>
  policyText({ ...ownPolicy({ hosts: [], frames: [site] }), 'frame-ancestors': ["'none'"] });

/** What our own page may load on the web, where it asks the Git host for files, and for a token. */
export const hostedPagePolicy = (settings: EditorSettings): string => {
  const asked = settings.service === 'github' ? [apiOf(settings)] : [addressOf(settings)];
  return policyText(ownPolicy({ hosts: asked, frames: [] }));
};
