import type { EditorSettings } from '../content/model/editorSettings';
import { policyText } from '../hosting/securityHeaders';
import { addressOf, apiOf } from './app/host/services';

/**
 * What the editor's page may load: its own scripts and looks, and pictures that were chosen and not saved yet. It also sends
 * requests to `hosts`, and frames `frames`.
 */
const policyOf = (
  hosts: readonly string[],
  frames: readonly string[],
): Record<string, readonly string[]> => ({
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

/** What it may load on the author's machine, where its frame shows the site at an origin. */
export const localPolicy = (site: string): string =>
  policyText({ ...policyOf([], [site]), 'frame-ancestors': ["'none'"] });

/** What it may load on the web, where it asks the Git host for files, and for a token. */
export const hostedPolicy = (settings: EditorSettings): string => {
  const asked = settings.service === 'github' ? [apiOf(settings)] : [addressOf(settings)];
  return policyText(policyOf(asked, []));
};
