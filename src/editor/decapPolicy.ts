interface Reach {
  /** Of others: to whom the page sends requests, and whose pictures it shows. */
  readonly hosts: readonly string[];
  readonly frames: readonly string[];
}

/** What the editor's page may load. Decap makes functions of texts, and styles of its own. */
export const decapPolicy = ({ hosts, frames }: Reach): Record<string, readonly string[]> => ({
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
